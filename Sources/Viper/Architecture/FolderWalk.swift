import Foundation

/// Finds and reads the Swift files below a folder.
struct FolderWalk {
  private let root: String

  init(_ root: String) {
    self.root = root
  }

  /// Returns the paths of all Swift files below the folder.
  func swiftFiles() throws(UnreadableSources) -> [String] {
    let files = try swiftFiles(in: "", inside: [])
    guard !files.isEmpty else {
      throw problem(root, "No Swift files found in this folder. Check its path.")
    }
    return files
  }

  /// Returns the Swift files in a folder.
  ///
  /// A link to a folder that contains the link itself is skipped.
  private func swiftFiles(
    in folder: String, inside outer: [String]
  ) throws(UnreadableSources) -> [String] {
    let real = realPath(folder)
    guard !outer.contains(real) else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: real)
    } catch {
      throw problem(
        folder.isEmpty ? root : folder, "Cannot read this folder. Check its path and permissions.")
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if type(of: path) == .typeDirectory {
        files += try swiftFiles(in: path, inside: outer + [real])
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    return files
  }

  /// Returns the text of a UTF-8 file, given its path relative to the folder.
  func text(of path: String) throws(UnreadableSources) -> String {
    // Reject pipes, because reading from a pipe blocks until a program writes to it.
    guard type(of: path) == .typeRegular,
      let data = FileManager.default.contents(atPath: realPath(path))
    else { throw problem(path, "Cannot read this file. Check its permissions, or remove it.") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw problem(path, "This file is not UTF-8. Save it as UTF-8.")
    }
    return text
  }

  private func realPath(_ path: String) -> String {
    URL(filePath: path.isEmpty ? root : "\(root)/\(path)").resolvingSymlinksInPath().path
  }

  private func type(of path: String) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: realPath(path))[.type] as? FileAttributeType
  }

  private func problem(_ path: String, _ message: String) -> UnreadableSources {
    UnreadableSources(finding: Finding(file: path, message: message))
  }
}
