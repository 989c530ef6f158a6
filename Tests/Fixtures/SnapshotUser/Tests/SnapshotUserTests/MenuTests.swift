import Maquette
import MaquetteSnapshots
import Testing

@Test func menu() {
  assertSnapshot(of: mockup, as: .png)
  assertSnapshot(of: mockup, as: .layout, named: "layout")
}
