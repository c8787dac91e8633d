// swift-tools-version: 6.2
import PackageDescription

// The path of the library. The gate uses a copy under its own name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

// The modules that `swift package viper-module` copies, with their tests: a page, a form and a
// list.
let kinds = ["SampleDetail", "SampleForm", "SampleList"]
let package = Package(
  name: "Modules",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: kinds.flatMap { name -> [Target] in
    [
      .target(
        name: name,
        dependencies: [
          .product(name: "Viper", package: "movies-cli"),
          .product(name: "ViperLocalization", package: "movies-cli"),
        ]),
      .testTarget(
        name: name + "Tests",
        dependencies: [
          .byName(name: name),
          .product(name: "Viper", package: "movies-cli"),
          .product(name: "ViperLocalization", package: "movies-cli"),
          .product(name: "ViperTesting", package: "movies-cli"),
        ]),
    ]
  },
  swiftLanguageModes: [.v6]
)

// Generated modules build both with and without these settings.
for target in package.targets {
  target.swiftSettings = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
}
