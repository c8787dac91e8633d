import Foundation

/// A temporary folder of Swift files, which is removed with its last reference.
final class Folder {
  let path: String

  /// Creates a folder.
  ///
  /// - Parameter files: The texts, by their paths in the folder.
  /// - Throws: A file system error.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to file: String) throws {
    let url = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Creates a symbolic link in the folder.
  func link(_ link: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(link)", withDestinationPath: target)
  }
}
