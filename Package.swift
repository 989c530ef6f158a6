// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in our own builds (`MAQUETTE_STRICT=1`), not for those who depend on us.
let isStrict = Context.environment["MAQUETTE_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// A library target, whose folder may hold files that `make generate` puts into the program, and its
/// test target, which may need other targets and whose folder may hold files that tests read.
func module(
  _ name: String, _ dependencies: Target.Dependency..., files: [String] = [],
  tests others: Target.Dependency..., testFiles: [String] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, exclude: files, swiftSettings: settings),
    .testTarget(
      name: name + "Tests",
      dependencies: dependencies + others + [.target(name: name), "MaquetteTestSupport"],
      path: "Tests/\(name)Tests",
      exclude: testFiles,
      swiftSettings: settings),
  ]
}

/// A C library found through pkg-config and installed from Debian's packages.
func library(_ name: String, _ pkgConfig: String, apt package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
  name: "Maquette",
  products: [
    .library(name: "Maquette", targets: ["Maquette"]),
    .library(name: "MaquetteSnapshots", targets: ["MaquetteSnapshots"]),
    .executable(name: "maquette", targets: ["MaquetteTool"]),
  ],
  targets: [
    library("CCairo", "pangocairo", apt: "libpango1.0-dev"),
    library("CDeflate", "libdeflate", apt: "libdeflate-dev"),
    library("CJPEG", "libturbojpeg", apt: "libturbojpeg0-dev"),
    library("CPNG", "libpng", apt: "libpng-dev"),
    library("CYAML", "yaml-0.1", apt: "libyaml-dev"),
    .target(
      name: "MaquetteTestSupport",
      dependencies: ["Maquette", "CDeflate"],
      path: "Tests/MaquetteTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "MaquetteSnapshotsXCTests", dependencies: ["MaquetteSnapshots"],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .executableTarget(
      name: "MaquetteTool", dependencies: ["MaquetteCommandLine"], swiftSettings: settings),
    .executableTarget(
      name: "MaquetteReferenceTool", dependencies: ["Maquette", "MaquetteReference"],
      swiftSettings: settings),
    .executableTarget(
      name: "MaquetteFidelityTool",
      dependencies: ["Maquette", "MaquetteFidelity", "MaquetteSource"],
      swiftSettings: settings),
    .executableTarget(
      name: "MaquetteBench",
      dependencies: [
        "Maquette", "MaquetteScene", "MaquetteSource", "MaquetteThemes", "MaquetteCairo",
        "MaquetteImageDiff",
      ],
      swiftSettings: settings),
  ]
    + module("MaquetteScene")
    + module("MaquetteSource")
    + module("MaquetteYAML", "MaquetteSource", "CYAML")
    + module("MaquetteThemes", "MaquetteScene", "MaquetteSource", testFiles: ["Mistakes"])
    + module(
      "MaquetteComponents", "MaquetteScene", "MaquetteSource", "MaquetteThemes",
      testFiles: ["Cases", "Mistakes"])
    + module("MaquetteCairo", "MaquetteScene", "CCairo", "CDeflate", "CJPEG", "CPNG")
    + module("MaquetteImageDiff", "MaquetteScene")
    + module(
      "MaquetteGuidelines", "MaquetteScene", "MaquetteSource", "MaquetteThemes",
      "MaquetteComponents", tests: "Maquette", "MaquetteYAML", testFiles: ["Mistakes"])
    + module(
      "Maquette", "MaquetteScene", "MaquetteSource", "MaquetteYAML", "MaquetteThemes",
      "MaquetteComponents", "MaquetteGuidelines", "MaquetteCairo", tests: "MaquetteFidelity",
      testFiles: ["Problems", "Differences", "Contrast"])
    + module("MaquetteSnapshots", "Maquette", "MaquetteImageDiff")
    + module(
      "MaquetteCommandLine", "Maquette", "MaquetteSource", "MaquetteThemes",
      "MaquetteComponents", "MaquetteGuidelines", "MaquetteScene", "MaquetteCairo",
      "MaquetteImageDiff",
      files: ["Verification/Reports/Page"])
    + module(
      "MaquetteReference", "Maquette", "MaquetteCommandLine", "MaquetteComponents",
      "MaquetteGuidelines", "MaquetteScene", "MaquetteSource", "MaquetteThemes", "MaquetteCairo")
    + module(
      "MaquetteFidelity", "Maquette", "MaquetteCommandLine", "MaquetteComponents", "MaquetteScene",
      "MaquetteSource", "MaquetteThemes", "MaquetteCairo", testFiles: ["Mistakes.txt"])
)
