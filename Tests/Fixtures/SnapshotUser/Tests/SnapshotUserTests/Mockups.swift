import Foundation
import Maquette

/// The mockup that both kinds of tests compare; the environment changes it.
var mockup: Mockup {
  let isChanged = ProcessInfo.processInfo.environment["SNAPSHOT_USER_CHANGE"] != nil
  return Mockup(
    appearance: [.light, .dark],
    menu: Menu {
      "Copy"
      Button(isChanged ? "Duplicate" : "Paste")
    })
}
