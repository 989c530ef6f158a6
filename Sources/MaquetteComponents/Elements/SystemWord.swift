/// Words that the system supplies, in the languages that it speaks.
enum SystemWord {
  case loading

  /// The word in a language, in English when there is none.
  func text(for locale: String) -> String {
    let words: KeyValuePairs<String, String> =
      switch self {
      case .loading:
        [
          "ar": "جارٍ التحميل…", "de": "Laden …", "en": "Loading…", "es": "Cargando…",
          "fr": "Chargement…", "he": "טוען…", "hi": "लोड हो रहा है…", "it": "Caricamento…",
          "ja": "読み込み中…", "ko": "로드 중…", "pt": "Carregando…", "ru": "Загрузка…",
          "th": "กำลังโหลด…", "zh-Hans": "正在载入…", "zh-Hant": "載入中…",
        ]
      }
    let tags = Locales.candidates(locale) + ["en"]
    return tags.lazy.compactMap { tag in words.first { $0.key == tag }?.value }.first ?? ""
  }
}
