/// The rules that there are.
public enum RuleCatalog {
  /// The rules, sorted by name.
  public static let all: [any Rule.Type] = [
    AlertOffersNoChoices.self,
    ButtonTitleFits.self,
    CancelIsMarked.self,
    ContextMenuLength.self,
    DestructiveIsMarked.self,
    InfoButtonVisible.self,
    LongMenuIsGrouped.self,
    MenuGroups.self,
    NothingOverPopover.self,
    OnePopover.self,
    PopoverCloseNeeded.self,
    PopoverFits.self,
    PopoverNotOnIPhone.self,
    PopoverNotTooBig.self,
    PopoverSparesEssential.self,
    SheetDestructiveFirst.self,
    SheetDoesNotScroll.self,
    SheetHasCancel.self,
    SheetMessageNeeded.self,
    SheetOffersChoices.self,
    SheetOneCancel.self,
    SheetTitleOneLine.self,
    SubmenuDepth.self,
    SubmenuNeedsNoGlyph.self,
    SubmenuTitles.self,
    TextContrast.self,
    WatchSheetButtons.self,
    WatchSheetComplete.self,
  ]
}
