import Foundation
import ViperLocalization

/// The program's Spanish table, read from its file.
enum Spanish {
  private struct Table: Decodable {
    let texts: [String: String]
  }

  static func words() throws -> Localizer {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = try Data(
      contentsOf: root.appending(path: "Sources/Presentation/Languages/Tables/es.json"))
    let texts = try JSONDecoder().decode(Table.self, from: file).texts
    return Localizer(texts: texts, numbers: .english)
  }
}
