import Entities
import ListOfMovies
import Viper
import ViperTerminal

/// Writes a list as one JSON document.
enum ListJSONEncoder {
  /// The number of rows that are encoded at once.
  ///
  /// The encoder takes many times the memory of what it encodes.
  private static let mostRows = 200

  /// Returns the document in pieces, which are made as they are read; `nil` if the list is
  /// incomplete, because a partial document is of no use.
  static func document(
    _ state: ListOfMoviesState, isPretty: Bool
  ) -> AnySequence<String>? {
    guard let list = state.list, state.failure == nil else { return nil }
    return pieces(Document(list), isPretty: isPretty, mostRows: mostRows)
  }

  /// Returns a document in pieces of at most so many rows.
  static func pieces(
    _ document: Document, isPretty: Bool, mostRows: Int
  ) -> AnySequence<String> {
    guard document.results.count > mostRows else {
      return AnySequence([JSONText.encode(document, isPretty: isPretty)])
    }
    var frame = document
    frame.results = []
    let text = JSONText.encode(frame, isPretty: isPretty)
    // What follows the rows are numbers, so these are the brackets around the rows.
    guard let start = text.lastIndex(of: "["), let end = text.lastIndex(of: "]") else {
      return AnySequence([text])
    }
    let rows = stride(from: 0, to: document.results.count, by: mostRows).lazy.map { first in
      (first == 0 ? "" : ",")
        + inner(document.results[first...].prefix(mostRows), isPretty: isPretty)
    }
    let last = (isPretty ? "\n  " : "") + text[end...]
    return AnySequence(
      [AnySequence([String(text[...start])]), AnySequence(rows), AnySequence([last])].joined())
  }

  /// Returns rows without the brackets around them, indented as in the document.
  private static func inner(_ rows: ArraySlice<MovieRowJSON>, isPretty: Bool) -> String {
    let text = JSONText.encode(Array(rows), isPretty: isPretty).dropFirst().dropLast()
    guard isPretty else { return String(text) }
    return text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n  ")
  }

  /// The document.
  struct Document: Encodable {
    let kind: String
    let query: String?
    let page: Int
    let totalPages: Int
    let totalResults: Int
    var results: [MovieRowJSON]

    private enum CodingKeys: String, CodingKey {
      case kind, query, page, results
      case totalPages = "total_pages"
      case totalResults = "total_results"
    }

    init(_ list: MovieListViewModel) {
      switch list.heading.query {
      case .kind(let kind): (self.kind, query) = (kind.rawValue, nil)
      case .search(let term, _): (kind, query) = ("search", term)
      case .list(let id): (kind, query) = (id, nil)
      }
      page = list.movies.firstPage
      totalPages = list.movies.totalPages
      totalResults = list.movies.totalResults
      results = list.rows.map { MovieRowJSON($0) }
    }
  }
}
