import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct ListOfMoviesRowTests {
  let stage = Stage()

  /// The only row of a list with one movie.
  private func row(of movie: PopularMovieEntity) async throws -> Scene.Row {
    stage.answer(with: [movie])
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movies(.kind(.popular), page: 1)")
    return try #require(stage.window.scene?.rows.first)
  }

  /// The cell of the column with a heading.
  private func cell(_ heading: String, of row: Scene.Row) throws -> StyledText {
    let columns = try #require(stage.window.scene?.sections.first?.columns)
    let index = try #require(columns.firstIndex { $0.heading == heading })
    try #require(row.cells.count == columns.count)
    return row.cells[index]
  }

  @Test(
    arguments: [
      (8.2, "8.2", .green), (6.96, "7.0", .green), (6.94, "6.9", .yellow), (5, "5.0", .yellow),
      (4.9, "4.9", .red),
    ] as [(Double, String, StyledText.Style.Color)])
  func `A rating's tone determines its color`(
    average: Double, text: String, color: StyledText.Style.Color
  ) async throws {
    let row = try await row(of: movie(1, rating: Rating(average: average, votes: 3)))
    #expect(try cell("RATING", of: row) == StyledText(text, .init(color: color)))
  }

  @Test func `Without a rating the cell is empty, and the row has no color`() async throws {
    let row = try await row(of: movie(1, rating: nil))
    #expect(try cell("RATING", of: row).spans.isEmpty)
    #expect(row.cells.flatMap(\.spans).allSatisfy { $0.style.color == nil })
  }

  @Test func `The ID is dim, the title bold, the rating colored, the rest plain`() async throws {
    let row = try await row(of: movie(7))
    #expect(row.id == "7")
    #expect(
      row.cells == [
        StyledText("7", .init(isDim: true, link: "https://www.themoviedb.org/movie/7")),
        "Movie 7", "1999", StyledText("8.2", .init(color: .green)), "About 7.",
      ])
  }

  @Test func `Unknown values are empty cells`() async throws {
    let row = try await row(of: movie(7, overview: "", released: nil, rating: nil))
    #expect(row.cells.map(\.text).filter { !$0.isEmpty } == ["7", "Movie 7"])
  }

  @Test func `A narrow terminal drops the overview, then the rating, then the year`()
    async throws
  {
    _ = try await row(of: movie(1))
    #expect(
      stage.window.scene?.sections.first?.columns == [
        Scene.Column("ID", .identifier),
        Scene.Column("TITLE", .truncatable(minWidth: 8, dropPriority: 0)),
        Scene.Column("YEAR", .droppable(dropPriority: 1)),
        Scene.Column("RATING", .droppable(dropPriority: 2)),
        Scene.Column("OVERVIEW", .truncatable(minWidth: 16, dropPriority: 4), isInPreview: true),
      ])
  }
}
