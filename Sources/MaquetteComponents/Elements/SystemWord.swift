/// Words that the system supplies, in the languages that it speaks.
enum SystemWord {
  case cancel
  case loading
  /// The date beside 9:41: Tuesday, 9 January.
  case date

  /// The word in a language, in English when there is none.
  func text(for locale: String) -> String {
    let words: KeyValuePairs<String, String> =
      switch self {
      case .cancel:
        [
          "ar": "إلغاء", "de": "Abbrechen", "en": "Cancel", "es": "Cancelar", "fr": "Annuler",
          "he": "ביטול", "hi": "रद्द करें", "it": "Annulla", "ja": "キャンセル", "ko": "취소",
          "pt": "Cancelar", "ru": "Отменить", "th": "ยกเลิก", "zh-Hans": "取消", "zh-Hant": "取消",
        ]
      case .loading:
        [
          "ar": "جارٍ التحميل…", "de": "Laden …", "en": "Loading…", "es": "Cargando…",
          "fr": "Chargement…", "he": "טוען…", "hi": "लोड हो रहा है…", "it": "Caricamento…",
          "ja": "読み込み中…", "ko": "로드 중…", "pt": "Carregando…", "ru": "Загрузка…",
          "th": "กำลังโหลด…", "zh-Hans": "正在载入…", "zh-Hant": "載入中…",
        ]
      case .date:
        [
          "ar": "الثلاثاء 9 يناير", "de": "Di. 9. Jan.", "en": "Tue Jan 9", "es": "Mar 9 ene",
          "fr": "Mar. 9 janv.", "he": "יום ג׳ 9 בינו׳", "hi": "मंगल 9 जन॰", "it": "Mar 9 gen",
          "ja": "1月9日(火)", "ko": "1월 9일 (화)", "pt": "Ter. 9 de jan.", "ru": "Вт 9 янв.",
          "th": "อ. 9 ม.ค.", "zh-Hans": "1月9日 周二", "zh-Hant": "1月9日 週二",
        ]
      }
    let tags = Locales.candidates(locale) + ["en"]
    return tags.lazy.compactMap { tag in words.first { $0.key == tag }?.value }.first ?? ""
  }
}
