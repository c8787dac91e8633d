import Foundation
import Testing
import ViperTemplate

/// A temporary package folder, removed with the object.
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

  /// Writes a file, and creates the folders above it.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Returns the paths of all files in the folder, including hidden ones.
  func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}
