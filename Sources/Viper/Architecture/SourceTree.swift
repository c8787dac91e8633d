import Foundation

/// The Swift files below a folder such as `Sources`: what every check is about.
///
/// A package states its architecture in its own tests. Each check is a value, and returns a list of
/// findings, which is empty if the sources are as the value says:
///
/// ```swift
/// let sources = try SourceTree.ofThisPackage()
/// #expect(SeparateModules([ViperModule("Notes"), ViperModule("Login")]).findings(in: sources) == [])
/// ```
///
/// The checks read text. They know what the compiler takes for a comment, a literal or a name, and
/// nothing of types that it infers or that a macro writes.
public struct SourceTree: Sendable {
  /// The files, in the order of their paths.
  public let files: [SourceFile]

  /// Creates a tree of files that have been read already, in any order.
  public init(_ files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
  }

  /// Reads all Swift files below a folder.
  ///
  /// Links are followed, as SwiftPM follows them. Names that begin with a dot are skipped.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - targets: The targets whose `path` in `Package.swift` is not a folder of their name, by the
  ///     path of that folder. The innermost folder counts. Any other file belongs to the target with
  ///     the name of the first folder.
  /// - Throws: `UnreadableSources`, if a file or a folder cannot be read, if a file is not UTF-8, or
  ///   if there is no Swift file at all.
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

  /// Reads the sources of the package that a test belongs to.
  ///
  /// The package is the nearest folder above the test that has a `Package.swift`. For targets that
  /// are not in folders of their own names, see `init(at:targets:)`.
  ///
  /// - Throws: `UnreadableSources`, if there is no such package, or if its sources cannot be read.
  public static func ofThisPackage(
    folder: String = "Sources", targets: [String: String] = [:], file: String = #filePath
  ) throws(UnreadableSources) -> SourceTree {
    try SourceTree(at: packageRoot(above: file) + "/" + folder, targets: targets)
  }

  /// Returns the nearest folder above a file that has a `Package.swift`, or throws.
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

  /// The names of the targets that have Swift files, and an empty name for files in no folder.
  var targets: Set<String> { Set(files.map(\.target)) }

  func files(below folder: String) -> [SourceFile] { files.filter { $0.isBelow(folder) } }
}

/// The error that is thrown if the sources cannot be read completely.
///
/// A check over half of the sources would pass without having seen the other half.
public struct UnreadableSources: Error, Hashable {
  /// The file that cannot be read, and advice.
  public var finding: Finding
}

extension UnreadableSources: CustomStringConvertible {
  /// The place and the message.
  public var description: String { finding.description }
}
