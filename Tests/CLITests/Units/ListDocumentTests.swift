import Entities
import ListOfMovies
import Testing
import Viper
import Wording

@testable import CLI

/// A list is one document, in however many pieces it is written.
@Suite struct ListDocumentTests {
  private func document(rows count: Int) -> ListJSONEncoder.Document {
    let movies = (0..<count).map { number in
      MovieViewModel(
        PopularMovieEntity(
          id: number, title: "Film [\(number)]", overview: "One\ntwo, \"three\": ]{}[\u{85}"))
    }
    return ListJSONEncoder.Document(
      MovieListViewModel(
        heading: MovieListHeading(query: .search(term: "a]\"results\":[]b", year: nil), title: ""),
        movies: Paged(
          firstPage: 1, lastPage: 3, totalPages: 9, totalResults: 180, rows: PagedRows(movies),
          nextPage: .none)))
  }

  @Test(arguments: [1, 2, 3, 6, 7, 20], [false, true])
  func `However many rows a piece has, the document is the same`(_ most: Int, _ isPretty: Bool) {
    let document = document(rows: 7)
    let whole = Array(ListJSONEncoder.pieces(document, isPretty: isPretty, mostRows: .max))
    let pieces = Array(ListJSONEncoder.pieces(document, isPretty: isPretty, mostRows: most))
    #expect(whole.count == 1)
    #expect(pieces.count == (most < 7 ? (7 + most - 1) / most + 2 : 1))
    #expect(pieces.joined() == whole[0])
  }

  @Test func `A list without rows is a document`() {
    let document = document(rows: 0)
    let text = ListJSONEncoder.pieces(document, isPretty: false, mostRows: 1).joined()
    #expect(text.contains("\"results\":[]"))
  }
}
