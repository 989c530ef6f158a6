public import MaquetteScene
