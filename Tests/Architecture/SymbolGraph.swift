import Foundation

/// The public declarations of a module, as `swift symbolgraph-extract` writes them.
struct SymbolGraph {
  private struct File: Decodable { let symbols: [Symbol] }

  private struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }
    struct Location: Decodable {
      let uri: String
      let position: Position
    }
    struct Position: Decodable { let line: Int }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?

    var isType: Bool {
      ["class", "struct", "enum", "protocol", "actor", "typealias"]
        .contains { kind.identifier == "swift.\($0)" }
    }

    /// The path of the type whose section contains the declaration.
    var owner: [String] { isType ? pathComponents : pathComponents.dropLast() }

    var sourceLocation: (file: String, line: Int) {
      (location?.uri ?? "", location?.position.line ?? 0)
    }

    /// The first sentence of the doc comment, for a cell of a table.
    var sentence: String {
      let lines = docComment?.lines.map(\.text) ?? []
      let paragraph = lines.prefix { !$0.isEmpty }.joined(separator: " ")
      let match = paragraph.prefixMatch(of: /(?:`[^`]*`|[^`])*?\.(?= |$)/)
      return String(match?.output ?? paragraph[...])
        .replacing("``", with: "`").replacing("|", with: "\\|")
    }
  }

  private let module: String
  /// The declarations with a doc comment, in source order.
  ///
  /// A declaration without one satisfies a documented requirement of a protocol.
  private let symbols: [Symbol]

  /// Reads the graphs of a module and of its extensions of other modules.
  init(of module: String, in folder: URL) throws {
    self.module = module
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: module), includingPropertiesForKeys: nil)
    symbols = try files.flatMap {
      try JSONDecoder().decode(File.self, from: Data(contentsOf: $0)).symbols
    }
    // The compiler copies a protocol's members to the types that conform to it.
    .filter { $0.docComment != nil && !$0.identifier.precise.contains("::SYNTHESIZED::") }
    .sorted { $0.sourceLocation < $1.sourceLocation }
  }

  /// Returns a section for each of these types, and for each type inside them; for all types if none
  /// are given.
  func sections(for types: [String]) -> String {
    var owners: [[String]] = []
    for owner in symbols.map(\.owner) where !owners.contains(owner) { owners.append(owner) }
    if !types.isEmpty {
      owners = types.flatMap { type in owners.filter { $0.first == type } }
    }
    return owners.map(section).joined(separator: "\n")
  }

  private func section(for owner: [String]) -> String {
    let members = symbols.filter { $0.owner == owner }
    // The type and its members come before those of extensions in other files.
    let file = members.first(where: \.isType)?.sourceLocation.file
    let ordered =
      members.filter { $0.sourceLocation.file == file }
      + members.filter { $0.sourceLocation.file != file }
    // A default implementation has the name of its requirement, which comes first.
    var names: Set<[String]> = []
    let rows = ordered.filter { names.insert($0.pathComponents).inserted }
      .map { (link(to: $0), $0.sentence) }
    return ReferencePage.section(
      owner.joined(separator: "."), level: owner.count + 1, column: "declaration", rows: rows)
  }

  /// Returns a link, or code if the declaration is not in `Viper`, which the articles belong to.
  private func link(to symbol: Symbol) -> String {
    module == "Viper"
      ? "``\(symbol.pathComponents.joined(separator: "/"))``"
      : "`\(symbol.pathComponents.last ?? "")`"
  }
}
