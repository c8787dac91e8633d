import MovieEntities
import Viper
import ViperCommandLine
import ViperText

struct ListDocument {
  /// The maximum number of rows to encode at a time, which limits memory use.
  private static let maxRows = 200

  private let frame: Record
  private let movies: [ListedMovie]
  private let selection: FieldSelection<ListedMovie>

  /// Creates a list's document, with the movies in the given order.
  init<Row>(
    _ list: Paged<Row>, of query: MovieQuery, printing movies: [ListedMovie],
    selection: FieldSelection<ListedMovie>
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

  /// Passes the document to `print` in pieces, each of which is encoded only when it is needed.
  func write(isPretty: Bool, maxRows: Int = Self.maxRows, _ print: (String) -> Void) {
    var layout = JSONLayout()
    func add(_ piece: String) { print(isPretty ? layout.add(piece) : piece) }
    let text = JSONText.encode(FieldValue.record(frame), isPretty: false)
    // Only numbers follow the rows, so the last bracket closes the rows.
    guard let end = text.lastIndex(of: "]") else { return add(text) }
    add(String(text[..<end]))
    var first = 0
    while first < movies.count {
      let last = min(first + maxRows, movies.count)
      add((first == 0 ? "" : ",") + inner(movies[first..<last]))
      first = last
    }
    add(String(text[end...]))
  }

  /// Returns the encoded rows without the enclosing brackets.
  private func inner(_ movies: ArraySlice<ListedMovie>) -> String {
    let text = JSONText.encode(movies.map(selection.document), isPretty: false)
    return String(text.dropFirst().dropLast())
  }
}
