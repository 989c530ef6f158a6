@_exported public import MaquetteImageDiff
