import Foundation

/// Finds and reads the Swift files below a folder.
struct FolderWalk {
  private let root: String

  init(_ root: String) {
    self.root = root
  }

  /// Returns the paths of all Swift files below the folder, in order.
  func swiftFiles() throws(UnreadableSources) -> [String] {
    var files: [String] = []
    for name in try names(in: "") {
      if isFolder(name) {
        files += try swiftFiles(below: name)
      } else {
        if name.hasSuffix(".swift") { files.append(name) }
      }
    }
    guard !files.isEmpty else {
      throw problem(root, "There is no Swift file below this folder. Check its path.")
    }
    return files.sorted()
  }

  /// Walks through one target, where links may lead in a circle.
  private func swiftFiles(below target: String) throws(UnreadableSources) -> [String] {
    var files: [String] = []
    var folders = [target]
    var seen: Set<String> = []
    while let folder = folders.popLast() {
      guard seen.insert(realPath(folder)).inserted else { continue }
      for name in try names(in: folder) {
        let path = "\(folder)/\(name)"
        if isFolder(path) {
          folders.append(path)
        } else if name.hasSuffix(".swift") {
          files.append(path)
        }
      }
    }
    return files
  }

  /// Returns the text of a file.
  ///
  /// - Parameter path: The path below the folder.
  /// - Returns: The text.
  /// - Throws: `UnreadableSources`, if it is no file, cannot be read or is not UTF-8.
  func text(of path: String) throws(UnreadableSources) -> String {
    let full = realPath(path)
    let type = try? FileManager.default.attributesOfItem(atPath: full)[.type] as? FileAttributeType
    // Reading a pipe would wait for a program that writes to it.
    guard type == .typeRegular, let data = FileManager.default.contents(atPath: full) else {
      throw problem(path, "This file cannot be read. Allow reading it, or remove it.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw problem(path, "This file is not UTF-8. Save it as UTF-8.")
    }
    return text
  }

  private func names(in folder: String) throws(UnreadableSources) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: full(folder)).filter {
        !$0.hasPrefix(".")
      }
    } catch {
      throw problem(
        folder.isEmpty ? root : folder, "This folder cannot be read. Check its path and its mode.")
    }
  }

  private func full(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  private func realPath(_ path: String) -> String {
    URL(filePath: full(path)).resolvingSymlinksInPath().path
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: full(path), isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func problem(_ path: String, _ message: String) -> UnreadableSources {
    UnreadableSources(finding: Finding(file: path, message: message))
  }
}
