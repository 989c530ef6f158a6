/// The rules that there are.
public enum RuleCatalog {
  /// The rules, sorted by name.
  public static let all: [any Rule.Type] = [
    AlertOffersNoChoices.self,
    ButtonBorderNeeded.self,
    ButtonTitleCase.self,
    ButtonTitleVerb.self,
    CancelIsMarked.self,
    ContactAddWithKeyboard.self,
    ContextMenuGlyphs.self,
    ContextMenuLength.self,
    ContextMenusConsistent.self,
    ContextOrEditMenu.self,
    DestructiveIsConfirmed.self,
    DestructiveIsMarked.self,
    DetailOrDisclosure.self,
    LongMenuIsGrouped.self,
    MenuGroups.self,
    MenuKeepsPrimaryVisible.self,
    MenuTitleAddsMeaning.self,
    MoreButtonSymbol.self,
    NoOpenCommand.self,
    OnePopover.self,
    SelectionsApart.self,
    SheetDestructiveFirst.self,
    SheetHasCancel.self,
    SheetOffersChoices.self,
    SheetOneCancel.self,
    SubmenuDepth.self,
    SubmenuNeedsNoGlyph.self,
    SubmenuTitles.self,
  ]
}
