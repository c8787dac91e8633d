import MovieEntities
import ViperCommandLine
import ViperLocalization

/// The search for the only row that a word on the command line can refer to.
struct UniqueMatch<Row> {
  /// The columns of the candidates.
  let selection: FieldSelection<Row>
  /// The words that make a match exact.
  let words: [String]
  /// Returns the names of a row.
  let names: (Row) -> [String]
  /// Returns the error message for a number of candidates.
  let message: (String) -> String

  /// Returns whether a row has exactly the words as a name.
  func isExact(_ row: Row) -> Bool { names(row).contains { SearchText.words($0) == words } }

  /// Returns the only match or, if there are several, the only exact match; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - rows: The first matches.
  ///   - total: The number of all matches.
  ///   - context: How to write the candidates.
  /// - Returns: The match, if any.
  /// - Throws: A failure with the code `ambiguous` and the candidates if there are several matches.
  func row(among rows: [Row], of total: Int, _ context: Context) throws -> Row? {
    let exact = rows.filter(isExact)
    let candidates = exact.isEmpty ? rows : exact
    guard let first = candidates.first else { return nil }
    if exact.count == 1 || total <= 1 { return first }
    throw CommandFailure(
      exitCode: .failed, code: "ambiguous",
      message: message(context.localizer.count(exact.isEmpty ? total : exact.count)),
      details: context.style.isJSON ? "" : context.details(candidates, in: selection),
      members: [("candidates", .list(candidates.map(selection.document)))])
  }
}
