import Maquette
import MaquetteComponents
import MaquetteSource
import MaquetteTestSupport
import Testing

@testable import MaquetteGuidelines

/// What titles say in the languages of apps.
@Suite struct LanguageTests {
  private func findings(_ document: String, _ rules: String...) throws -> [Diagnostic] {
    let file = readMockups(document)
    #expect(file.diagnostics == [])
    return try file.findings(
      of: Linter(lexicon: Catalog.lexicon()), in: MockupRenderer(), withLayout: false
    ).filter { rules.contains($0.id) }
  }

  @Test(arguments: [
    "Delete", "Delete 3 Photos", "Erase iPhone", "Discard Changes", "Permanently Delete",
    "Löschen", "Foto löschen", "Alle löschen", "Änderungen verwerfen", "Account löschen …",
    "삭제", "사진 삭제", "모두 삭제", "초안 지우기", "削除", "写真を削除", "すべて消去", "删除", "删除照片", "刪除",
    "放弃更改", "Supprimer", "Tout supprimer", "Supprimer de la bibliothèque", "Eliminar foto",
    "Borrar todo", "حذف", "حذف الصورة", "Apagar", "Elimina foto", "Verwijder",
  ])
  func destroys(_ title: String) throws {
    let found = try findings("menu: {items: [\"\(title)\"]}", "destructive-is-marked")
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "Remove", "Remove Photo", "Clear History", "Reset Settings", "Alle entfernen",
    "Einstellungen zurücksetzen", "모두 제거", "移除", "Retirer", "Quitar", "إزالة", "إعادة ضبط",
  ])
  func mayDestroy(_ title: String) throws {
    let found = try findings("menu: {items: [\"\(title)\"]}", "destructive-is-marked")
    #expect(found.map(\.severity) == [.note])
  }

  @Test(arguments: [
    // Nothing is lost.
    "Remove from Favorites", "Clear Search", "Remove Download", "Remove Tag", "Reset Password",
    "Clear Formatting", "Supprimer le téléchargement", "Effacer la recherche",
    "Supprimer des favoris", "Eliminar de favoritos", "Eliminar descarga",
    "Borrar filtros", "다운로드 삭제", "즐겨찾기에서 제거", "ダウンロードを削除", "お気に入りから削除", "从相簿中移除",
    "移除下载项", "Suchverlauf löschen", "مسح البحث",
    // Places, and what is not deleted or not now.
    "Recently Deleted", "最近删除", "最近刪除", "삭제된 항목", "削除済みアイテム", "不删除", "取消删除", "삭제 취소",
    "削除しない", "Löschen rückgängig machen", "Delete After 30 Days", "30일 후 삭제",
    // Words that only begin alike.
    "إعادة تسمية", "إعادة المحاولة", "مسح المستندات", "Deleted Items", "Undelete", "Deletion Log",
    "Löschvorgang abbrechen", "Clearance", "Removed",
  ])
  func keeps(_ title: String) throws {
    #expect(try findings("menu: {items: [\"\(title)\"]}", "destructive-is-marked") == [])
  }

  /// Every word of the lists is found where it stands in a title.
  @Test func wordsOccur() {
    let lexicon = Catalog.lexicon()
    for words in [lexicon.keeping, lexicon.harmless] {
      for language in ["en", "ko", "ja", "zh", "de", "fr", "es", "ar"] {
        for word in words[language] ?? [] {
          #expect(words.occurs(in: LocalizedText("X \(word) Y")), "\(word)")
        }
      }
    }
  }

  /// Without a language titles of another than English are not judged, nor are those beside them.
  @Test(arguments: [
    "[Als gelesen markieren, In neuem Tab öffnen]", "[Copier le lien, Ajouter aux favoris]",
    "[Copiar enlace, Marcar como leído]", "[Marcar como lida]", "[Markeer als gelezen]",
  ])
  func otherLanguagesAreLeftAlone(_ items: String) throws {
    #expect(try findings("menu: {items: \(items)}", "button-title-case") == [])
    #expect(
      try findings("{locale: en, menu: {items: [Copy link]}}", "button-title-case").count == 1)
  }

  /// Texts of the strings are judged as they are drawn, and repaired where they stand.
  @Test func stringsAreJudged() throws {
    let document = """
      locale: [en, de]
      strings:
        en: {del: Delete photo, c: Cancel, Delete_hint: Move to Archive}
        de: {del: Foto löschen, c: Abbrechen, Delete_hint: Archivieren}
      actionSheet: {actions: [del, c, Delete_hint]}
      """
    let rules = ["destructive-is-marked", "cancel-is-marked", "button-title-case"]
    let found = try rules.flatMap { try findings(document, $0) }
    #expect(
      found.map(\.path.description)
        == ["/actionSheet/actions/0", "/actionSheet/actions/1", "/actionSheet/actions/0"])
    let fixed = readMockups(document).fixed(by: Linter(lexicon: Catalog.lexicon())).file
    let text = String(decoding: fixed.source.bytes, as: UTF8.self)
    #expect(text.contains("en: {del: Delete Photo, c: Cancel, Delete_hint: Move to Archive}"))
    #expect(text.contains("{button: del, role: destructive}, {button: c, role: cancel}"))
  }

  /// Cancel is added in every language of the mockup.
  @Test(arguments: [
    ("Delete", "", "Cancel"), ("Löschen", "", "Abbrechen"), ("사진 삭제", "", "취소"),
    ("Delete", "locale: [en, de]", "{en: Cancel, de: Abbrechen}"),
    ("{en: Delete, ja: 削除}", "", "{en: Cancel, ja: キャンセル}"),
    ("Delete", "locale: ko", "취소"),
  ])
  func cancelIsAdded(_ title: String, _ locale: String, _ cancel: String) throws {
    let file = readMockups(
      "\(locale)\nactionSheet: {actions: [{button: \(title), role: destructive}]}")
    let fixed = file.fixed(by: Linter(lexicon: Catalog.lexicon())).file
    let text = String(decoding: fixed.source.bytes, as: UTF8.self)
    #expect(text.contains(", {button: \(cancel), role: cancel}]"), "\(text)")
  }
}
