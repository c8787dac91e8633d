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

  @Test(
    arguments: [
      (8.2, "8.2", .green), (6.96, "7.0", .green), (6.94, "6.9", .yellow), (5, "5.0", .yellow),
      (4.9, "4.9", .red),
    ] as [(Double, String, StyledText.Style.Color)])
  func `A rating's tone determines its color`(
    average: Double, text: String, color: StyledText.Style.Color
  ) async throws {
    let row = try await row(of: movie(1, rating: Rating(average: average, votes: 3)))
    try #require(row.cells.count == 5)
    #expect(row.cells[3].spans.map(\.text) == [text])
    #expect(row.cells[3].spans.map(\.style) == [StyledText.Style(color: color)])
  }

  @Test func `Without a rating the cell is empty, and the row has no color`() async throws {
    let row = try await row(of: movie(1, rating: nil))
    try #require(row.cells.count == 5)
    #expect(row.cells[3].spans.isEmpty)
    #expect(row.cells.flatMap(\.spans).allSatisfy { $0.style.color == nil })
  }

  @Test func `The ID is dim, the title bold, the rest plain`() async throws {
    let row = try await row(of: movie(7, rating: nil))
    #expect(row.id == "7")
    #expect(
      row.cells == [
        StyledText("7", .init(isDim: true, link: "https://www.themoviedb.org/movie/7")),
        StyledText("Movie 7", .bold), "1999", "", "About 7.",
      ])
  }

  @Test func `Unknown values are empty cells`() async throws {
    let row = try await row(of: movie(7, overview: "", released: nil, rating: nil))
    #expect(row.cells.map(\.text) == ["7", "Movie 7", "", "", ""])
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
        Scene.Column("OVERVIEW", .truncatable(minWidth: 16, dropPriority: 3), isInPreview: true),
      ])
  }
}
