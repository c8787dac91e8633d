import MovieEntities
import Viper
import ViperCommandLine
import ViperText

struct ListDocument {
  /// The maximum number of rows to encode at a time, which limits memory use.
  private static let maxRows = 200

  private let frame: Record
  private let movies: [any PopularMovie]
  private let selection: FieldSelection<any PopularMovie>

  /// Creates a list's document, with the movies in the given order.
  init<Row>(
    _ list: Paged<Row>, of query: MovieQuery, printing movies: [any PopularMovie],
    selection: FieldSelection<any PopularMovie>
  ) {
    var members: [(String, FieldValue)]
    switch query {
    case .kind(let kind): members = [("kind", .text(kind.rawValue))]
    case .search(let term, _): members = [("kind", .text("search")), ("query", .text(term))]
    case .discover: members = [("kind", .text("discover"))]
    case .similar(let id): members = [("kind", .text("similar")), ("id", .number(id))]
    case .recommended(let id): members = [("kind", .text("recommend")), ("id", .number(id))]
    case .list(let id): members = [("kind", .text(id))]
    }
    members += [
      ("page", .number(list.firstPage)),
      ("results", .list([])),
      ("total_pages", .number(list.totalPages)),
      ("total_results", .number(list.totalResults)),
    ]
    frame = Record(members: members)
    self.movies = movies
    self.selection = selection
  }

  /// Returns the document as a sequence of pieces, each of which is encoded only when it is read.
  func pieces(isPretty: Bool, maxRows: Int = Self.maxRows) -> AnySequence<String> {
    let text = JSONText.encode(FieldValue.record(frame), isPretty: false)
    // Only numbers follow the rows, so the last bracket closes the rows.
    guard let end = text.lastIndex(of: "]") else { return AnySequence([text]) }
    let parts = stride(from: 0, to: movies.count, by: maxRows).lazy.map { first in
      (first == 0 ? "" : ",") + inner(movies[first...].prefix(maxRows))
    }
    let pieces = [
      AnySequence([String(text[..<end])]), AnySequence(parts),
      AnySequence([String(text[end...])]),
    ].joined()
    guard isPretty else { return AnySequence(pieces) }
    return AnySequence {
      var layout = JSONLayout()
      var rest = pieces.makeIterator()
      return AnyIterator { rest.next().map { layout.add($0) } }
    }
  }

  /// Returns the encoded rows without the enclosing brackets.
  private func inner(_ movies: ArraySlice<any PopularMovie>) -> String {
    let text = JSONText.encode(movies.map(selection.document), isPretty: false)
    return String(text.dropFirst().dropLast())
  }
}
