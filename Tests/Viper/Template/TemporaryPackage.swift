import Foundation
import Testing
import ViperTemplate

/// A package folder that is removed at the end of a test.
final class TemporaryPackage: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "viper-template-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the command as in a client package.
  func run(
    _ words: String..., dependency: String? = "movies-cli", targets: [String] = []
  ) -> Generator.Result {
    Generator(package: folder.path, dependency: dependency, targets: targets).run(words)
  }

  /// Writes a file, and creates its parent folders.
  func write(_ text: String, to path: String) throws {
    let place = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The paths of all files and folders, including hidden ones.
  func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}
