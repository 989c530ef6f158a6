// swift-tools-version: 6.2
import PackageDescription

// A package as those have it who compare their mockups in tests; scripts/check-snapshots runs it.
let package = Package(
  name: "SnapshotUser",
  dependencies: [.package(name: "Maquette", path: "../../..")],
  targets: [
    .testTarget(
      name: "SnapshotUserTests",
      dependencies: [
        .product(name: "Maquette", package: "Maquette"),
        .product(name: "MaquetteSnapshots", package: "Maquette"),
      ])
  ])
