/// A Swift file of a package, as text.
///
/// Comments and string literals can contain anything, so look for a word in `code`:
///
/// ```swift
/// @Test("No view waits", arguments: try SourceTree.ofThisPackage().files)
/// func sleeps(file: SourceFile) {
///   #expect(!file.code.contains("Thread.sleep"))
/// }
/// ```
public struct SourceFile: Hashable, Sendable {
  /// The target that the file belongs to, or an empty name if it is in no folder.
  public let target: String
  /// The path of the target's folder below the folder of the sources.
  public let folder: String
  /// The path of the file in the target's folder.
  public let name: String
  /// The whole text.
  public let text: String

  /// Creates a file.
  ///
  /// The folder of a target has the target's name unless you give another.
  public init(target: String, folder: String? = nil, name: String, text: String) {
    self.target = target
    self.folder = folder ?? target
    self.name = name
    self.text = text
  }

  /// The path of the file below the folder of the sources.
  public var path: String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// The code without its comments and without the contents of its string literals.
  ///
  /// Blanks replace the omitted parts, so lines keep their numbers. Interpolations are code, and so
  /// are both branches of an `#if`.
  public var code: String { CodeReader.code(of: text) }

  package var uncommented: String { CodeReader.code(of: text, keepsLiterals: true) }

  package var tokens: [CodeToken] { CodeToken.all(in: code) }

  /// The file's last step, such as `NotesView.swift`.
  var lastStep: Substring { name.split(separator: "/").last ?? "" }

  func isBelow(_ folder: String) -> Bool { path.hasPrefix(folder + "/") }
}

extension SourceFile: CustomStringConvertible {
  /// The path of the file below the folder of the sources.
  public var description: String { path }
}
