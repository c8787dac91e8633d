import Testing

struct DrawingTests {
  /// The types with which screens are drawn, opened and controlled.
  private static let types = [
    "RowCache", "Scene", "SceneCache", "StyledText", "TextScreen", "UserAction", "Window",
  ]
  /// The parts whose job it is: how the names of their files end.
  private static let parts = [
    "Assembler", "Coordinator", "Drawing", "Router", "Table", "View",
  ]

  /// Returns the types with which a file draws although its part must not.
  private static func drawing(in file: SourceFile) -> [String] {
    parts.contains { file.name.hasSuffix($0 + ".swift") } ? [] : file.uses(of: types)
  }

  @Test func `View models, presenters, interactors and mappers don't draw`() throws {
    let folders = SourceFile.screens + ["Presentation"]
    let files = try SourceFile.all().filter { folders.contains($0.folder) }
    #expect(files.filter { Self.drawing(in: $0) != [] }.map(\.name) == [])
  }
}
