import MovieEntities
import MoviePresentation
import Testing
import Viper

@testable import MoviesCLI
@testable import ViperCommandLine

/// A list is one document, however many chunks it is written in.
struct ListDocumentTests {
  private func document(rows count: Int) -> ListDocument {
    let movies = (0..<count).map { number in
      PopularMovieEntity(
        id: number, title: "Film [\(number)]", overview: "One\ntwo, \"three\": ]{}[\u{85}")
    }
    return ListDocument(
      Paged(
        firstPage: 1, lastPage: 3, totalPages: 9, totalResults: 180,
        rows: movies.map { MovieViewModel($0) }, nextPage: .none),
      of: .search(term: "a]\"results\":[]b", year: nil),
      printing: movies.map { ListedMovie(movie: $0) },
      selection: MovieFields.table.defaultSelection)
  }

  @Test(arguments: [1, 2, 3, 6, 7, 20], [false, true])
  func `A document is the same for any chunk size`(_ most: Int, _ isPretty: Bool) {
    let document = document(rows: 7)
    var (whole, pieces): ([String], [String]) = ([], [])
    document.write(isPretty: isPretty, maxRows: 7) { whole.append($0) }
    document.write(isPretty: isPretty, maxRows: most) { pieces.append($0) }
    #expect(whole.count == 3)
    #expect(pieces.count == (7 + most - 1) / most + 2)
    #expect(pieces.joined() == whole.joined())
  }

  @Test func `A list without rows is a valid document`() {
    var text = ""
    document(rows: 0).write(isPretty: false, maxRows: 1) { text += $0 }
    #expect(text.contains("\"results\":[]"))
  }
}
