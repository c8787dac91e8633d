import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct MovieDetailStyleTests {
  let stage = Stage()

  /// The scene of a movie in the module's own view.
  private func scene(of movie: StubMovie) async throws -> Scene {
    stage.answer(with: movie)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
    return try #require(stage.window.scene)
  }

  nonisolated static let tones: [(Double, String, StyledText.Style.Color)] = [
    (8.2, "8.2", .green), (6.96, "7.0", .green), (6.94, "6.9", .yellow), (5, "5.0", .yellow),
    (4.9, "4.9", .red),
  ]

  @Test func `A movie without votes has no colored text`() async throws {
    let scene = try await scene(
      of: StubMovie(similar: [similarMovie(7, released: nil, rating: nil)]))
    #expect(scene.lines.first?.text == StyledText("No votes yet", .dim))
    #expect(scene.rows.first?.cells.map(\.text) == ["7", "Movie 7", "", ""])
    let spans = scene.lines.flatMap(\.text.spans) + scene.rows.flatMap(\.cells).flatMap(\.spans)
    #expect(spans.allSatisfy { $0.style.color == nil })
  }

  @Test func `Labels are highlighted, and long texts are indented below them`() async throws {
    let scene = try await scene(of: .full)
    #expect(
      scene.lines.contains(
        Scene.Line(StyledText("Written by  ", .bold) + "Frank Darabont", hangingIndent: 12)))
    #expect(
      scene.footnotes.first?.text == StyledText("Released September 23, 1994 · TMDB 278", .dim))
    #expect(
      scene.footnotes.filter { $0.text.text.hasPrefix("Trailer") }.map(\.hangingIndent) == [9])
  }

  @Test func `A URL is on its own line and links to itself`() async throws {
    let lines = try await scene(of: .full).footnotes.filter {
      $0.text.text.contains("https://")
    }
    #expect(lines.count == 3)
    for line in lines {
      #expect(line.text.spans.map(\.style) == [StyledText.Style(link: line.text.text)])
      #expect(line.hangingIndent == 0)
    }
  }

  @Test func `On a narrow terminal, similar movies drop the rating, then the year`()
    async throws
  {
    #expect(
      try await scene(of: .full).sections.last?.columns == [
        Scene.Column("ID", .identifier),
        Scene.Column("TITLE", .truncatable(minWidth: 8, dropPriority: 0)),
        Scene.Column("YEAR", .droppable(dropPriority: 1)),
        Scene.Column("RATING", .droppable(dropPriority: 2)),
      ])
  }

  @Test func `On a narrow terminal, the cast drops characters but never names`()
    async throws
  {
    #expect(
      try await scene(of: .full).sections.first { $0.heading == "Cast" }?.columns == [
        Scene.Column("ID", .identifier),
        Scene.Column("NAME", .truncatable(minWidth: 8, dropPriority: 0)),
        Scene.Column("CHARACTER", .truncatable(minWidth: 8, dropPriority: 1)),
      ])
  }

  @Test func `The cast comes before similar movies, and does not repeat the directors`()
    async throws
  {
    let scene = try await scene(of: .full)
    #expect(scene.sections.map(\.heading) == ["Cast", "Similar movies"])
    #expect(scene.rows.map(\.id) == ["person-504", "person-192", "497", "13"])
    #expect(scene.focus == 0)
    #expect(scene.total == 4)
  }

  @Test func `A movie without people and similar movies has no table`() async throws {
    let scene = try await scene(of: StubMovie())
    #expect(scene.sections.isEmpty)
    #expect(scene.focus == nil && scene.total == nil)
  }
}
