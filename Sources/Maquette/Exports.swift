@_exported public import MaquetteCairo
@_exported public import MaquetteComponents
@_exported public import MaquetteGuidelines
@_exported public import MaquetteScene
@_exported public import MaquetteSource
@_exported public import MaquetteThemes
