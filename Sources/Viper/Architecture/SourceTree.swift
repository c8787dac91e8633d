import Foundation

/// The Swift files that checks examine, read from a folder such as `Sources`.
///
/// A package's own tests describe the package's architecture. Each check is a value that returns a
/// list of findings, which is empty if the sources comply:
///
/// ```swift
/// let sources = try SourceTree.ofThisPackage()
/// let modules = [ViperModule("Notes"), ViperModule("Login")]
/// #expect(SeparateModules(modules).findings(in: sources) == [])
/// ```
///
/// The checks read only text. They recognize comments, literals and names as the compiler does, but
/// not types that the compiler infers or that a macro generates.
public struct SourceTree: Sendable {
  /// The files, sorted by path.
  public let files: [SourceFile]

  /// Creates a tree from files that have already been read, in any order.
  public init(_ files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
  }

  /// Reads all Swift files in a folder and its subfolders.
  ///
  /// Links are followed, as in SwiftPM. Names that begin with a dot are skipped.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - targets: The targets that have a `path` in `Package.swift` because their folders have
  ///     different names: each key is such a path, relative to `folder`, and its value is the
  ///     target's name. If folders are nested, the innermost one takes precedence. Any other file
  ///     belongs to the target named after the file's top-level folder.
  /// - Throws: `UnreadableSources` if a file or a folder cannot be read, if a file is not UTF-8, or
  ///   if there are no Swift files.
  public init(
    at folder: String, targets: [String: String] = [:]
  ) throws(UnreadableSources) {
    let walk = FolderWalk(folder)
    var files: [SourceFile] = []
    for path in try walk.swiftFiles() {
      let own = targets.keys.filter { path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
      let first = path.firstIndex(of: "/").map { String(path[..<$0]) } ?? ""
      let folder = own ?? first
      files.append(
        SourceFile(
          target: targets[folder] ?? folder, folder: folder,
          name: String(path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)),
          text: try walk.text(of: path)))
    }
    self.init(files)
  }

  /// Reads the sources of the package that contains a test.
  ///
  /// The package is the nearest folder above the test in which there is a `Package.swift`. For
  /// targets in folders with other names, see `init(at:targets:)`.
  ///
  /// - Throws: `UnreadableSources` if no such package exists, or if its sources cannot be read.
  public static func ofThisPackage(
    folder: String = "Sources", targets: [String: String] = [:], file: String = #filePath
  ) throws(UnreadableSources) -> SourceTree {
    try SourceTree(at: packageRoot(above: file) + "/" + folder, targets: targets)
  }

  /// Returns the nearest folder above a file in which there is a `Package.swift`; throws an error
  /// if no such folder exists.
  package static func packageRoot(above file: String) throws(UnreadableSources) -> String {
    var steps = file.split(separator: "/")
    while steps.popLast() != nil {
      let folder = "/" + steps.joined(separator: "/")
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
    }
    throw UnreadableSources(
      finding: Finding(
        file: file,
        message:
          """
          No Package.swift found above this file. Pass the path of the sources to init(at:).
          """))
  }

  /// The names of the targets that contain Swift files, with an empty name for files outside any
  /// folder.
  var targets: Set<String> { Set(files.map(\.target)) }

  func files(below folder: String) -> [SourceFile] { files.filter { $0.isBelow(folder) } }
}

/// The error thrown if the sources cannot be read completely.
///
/// A check of incomplete sources could pass without examining the missing files.
public struct UnreadableSources: Error, Hashable {
  /// A finding that names the file that cannot be read and gives advice.
  public var finding: Finding
}

extension UnreadableSources: CustomStringConvertible {
  /// The location and the message.
  public var description: String { finding.description }
}
