import Foundation
import ViperArchitecture

extension SourceFile {
  /// The folder of the package.
  static var root: URL {
    get throws { URL(filePath: try SourceTree.packageRoot(above: #filePath)) }
  }

  /// Every Swift file below `Sources/`, read once.
  static func all() throws -> [SourceFile] { try SourceTree.own().files }

  /// Returns the words that occur in the code as whole words.
  func uses(of words: [String]) -> [String] {
    let code = code
    return words.filter { code.contains($0) }.filter { word in
      let escaped = NSRegularExpression.escapedPattern(for: word)
      let pattern = "(?<![A-Za-z_])\(escaped)(?![A-Za-z_])"
      return code.range(of: pattern, options: .regularExpression) != nil
    }
  }
}

extension SourceTree {
  /// The sources of this package, read once.
  static func own() throws -> SourceTree { try tree.get() }

  private static let tree = Result { try SourceTree.ofThisPackage(targets: folders) }

  /// The folder of a target.
  static func folder(of target: String) -> String {
    "Sources/" + (folders.first { $0.value == target }?.key ?? target)
  }

  /// The targets whose folders have other names, by folder.
  private static let folders = [
    "CLI": "MoviesCLI",
    "CLI/Main": "movies-cli",
    "Entities": "MovieEntities",
    "Presentation": "MoviePresentation",
    "TMDB/Curl": "MovieTMDBCurl",
    "TMDB/Embedded": "MovieTMDBEmbedded",
    "TMDB/Service": "MovieTMDB",
    "Viper/Architecture": "ViperArchitecture",
    "Viper/CommandLine": "ViperCommandLine",
    "Viper/Kernel": "Viper",
    "Viper/Localization": "ViperLocalization",
    "Viper/Pictures": "ViperPictures",
    "Viper/Script": "ViperScript",
    "Viper/System/Essentials": "ViperEssentials",
    "Viper/System/Platform": "ViperPlatform",
    "Viper/Template": "ViperTemplate",
    "Viper/Template/Tool": "viper-module-tool",
    "Viper/Terminal": "ViperTerminal",
    "Viper/Testing": "ViperTesting",
    "Viper/Text": "ViperText",
  ]
}
