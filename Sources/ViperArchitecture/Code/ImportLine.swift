/// An import of a Swift file.
package struct ImportLine: Hashable, Sendable {
  /// The module, without what is imported of it.
  package let module: String
  /// The number of the line, from 1.
  let line: Int

  /// What a declaration can be imported as: `import struct Notes.Note`.
  private static let kinds = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Returns the imports of a file, whatever attributes and modifiers stand before them.
  ///
  /// - Parameter tokens: The code of the file.
  /// - Returns: The imports, in order.
  static func all(in tokens: [CodeToken]) -> [ImportLine] {
    tokens.indices.compactMap { place in
      // `x.import` and `f(import: x)` are names.
      guard tokens[place].isKeyword("import"),
        place == 0 || ![".", "(", ","].contains(tokens[place - 1].text)
      else { return nil }
      var name = tokens.dropFirst(place + 1)
      if name.first?.isKeyword(kinds) ?? false { name = name.dropFirst() }
      guard let module = name.first, module.isName else { return nil }
      return ImportLine(module: module.text, line: module.line)
    }
  }
}
