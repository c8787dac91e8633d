import Testing

/// No two rooms of the house need each other: a room is a target, and within the command line a folder.
@Suite("References between rooms run one way")
struct CircleTests {
  /// Which room each file refers to, by the types that stand in its code.
  ///
  /// Between the files of a target stands no import, so imports alone would not show it.
  static func edges(_ files: [(room: String, text: String)]) -> [String: Set<String>] {
    let references = files.map { (room: $0.room, types: TypeReferences($0.text)) }
    var homes: [String: String] = [:]
    for file in references {
      for type in file.types.declared where homes[type] == nil { homes[type] = file.room }
    }
    var edges: [String: Set<String>] = [:]
    for file in references {
      let rooms = file.types.named.subtracting(file.types.declared).compactMap { homes[$0] }
      edges[file.room, default: []].formUnion(rooms.filter { $0 != file.room })
    }
    return edges
  }

  /// The rooms of a circle, and those that need one of them.
  static func circle(_ edges: [String: Set<String>]) -> [String] {
    var left = edges
    // A room that needs none of those left is no part of a circle.
    while let free = left.first(where: { $0.value.allSatisfy { left[$0] == nil } })?.key {
      left[free] = nil
    }
    return left.keys.sorted()
  }

  @Test("No rooms stand in a circle")
  func rooms() throws {
    let edges = Self.edges(try SourceFile.all().map { ($0.room, $0.text) })
    #expect(Self.circle(edges) == [])
  }

  @Test("A circle is found, whatever stands between")
  func finds() {
    let edges = Self.edges([
      ("Low", "struct Low {}"), ("One", "struct One { let two: Two; let low: Low }"),
      ("Two", #"func two() { print("\(Three.name)") }"# + "\nstruct Two {}"),
      ("Three", "enum Three { static let one: One }"), ("Top", "let one = One()"),
    ])
    #expect(Self.circle(edges) == ["One", "Three", "Top", "Two"])
    #expect(Self.circle(["One": ["Low"], "Low": []]) == [])
  }

  @Test("Comments, literals and what is private are no references")
  func passesOver() {
    let types = TypeReferences(
      """
      // Comment
      private struct Hidden {}
      struct Shown { let text = "Literal \\(Value.text) Literal", code = #"Raw \\(No) \\#(Yes)"# }
      """)
    #expect(types.declared == ["Shown"])
    #expect(types.named == ["Hidden", "Shown", "Value", "Yes"])
  }
}
