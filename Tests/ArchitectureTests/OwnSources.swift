import Foundation
import ViperArchitecture

extension SourceFile {
  /// The folder of the package.
  static var root: URL {
    get throws { URL(filePath: try SourceTree.packageRoot(above: #filePath)) }
  }

  /// Every Swift file below `Sources/`, read once.
  static func all() throws -> [SourceFile] { try own.get() }

  private static let own = Result { try SourceTree.ofThisPackage().files }

  /// Which of some words stand in the code, with nothing of a word around them.
  func uses(of words: [String]) -> [String] {
    let code = code
    return words.filter { word in
      let escaped = NSRegularExpression.escapedPattern(for: word)
      let pattern = "(?<![A-Za-z_])\(escaped)(?![A-Za-z_])"
      return code.range(of: pattern, options: .regularExpression) != nil
    }
  }
}
