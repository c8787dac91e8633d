// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "faults",
  platforms: [.macOS(.v15)],
  targets: [.executableTarget(name: "Faults")],
  swiftLanguageModes: [.v6]
)
