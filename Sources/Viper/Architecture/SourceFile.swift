/// The text of a Swift file in a package.
///
/// Comments and string literals can contain anything, so search `code` instead of `text`:
///
/// ```swift
/// @Test("No view waits", arguments: try SourceTree.ofThisPackage().files)
/// func sleeps(file: SourceFile) {
///   #expect(!file.code.contains("Thread.sleep"))
/// }
/// ```
public struct SourceFile: Hashable, Sendable {
  /// The target that the file belongs to; empty if the file is outside any folder.
  public let target: String
  /// The path of the target's folder, relative to the source folder.
  public let folder: String
  /// The path of the file, relative to the target's folder.
  public let name: String
  /// The complete text.
  public let text: String
  /// The code, without comments and without the contents of string literals.
  ///
  /// Blanks replace the omitted parts, so line numbers stay the same. Interpolations count as code,
  /// and so do both branches of an `#if`.
  public let code: String
  /// The code with the contents of string literals.
  package let uncommented: String

  /// Creates a file.
  ///
  /// The target's folder has the target's name unless you specify another path.
  public init(target: String, folder: String? = nil, name: String, text: String) {
    self.target = target
    self.folder = folder ?? target
    self.name = name
    self.text = text
    code = CodeReader.code(of: text)
    uncommented = CodeReader.code(of: text, keepsLiterals: true)
  }

  /// The path of the file, relative to the source folder.
  public var path: String { folder.isEmpty ? name : "\(folder)/\(name)" }

  package var tokens: [CodeToken] { CodeToken.all(in: code) }

  /// The file's name, such as `NotesView.swift`.
  var lastStep: Substring { name.split(separator: "/").last ?? "" }

  func isBelow(_ folder: String) -> Bool { path.hasPrefix(folder + "/") }
}

extension SourceFile: CustomStringConvertible {
  /// The path of the file, relative to the source folder.
  public var description: String { path }
}
