import MovieEntities
import ViperCommandLine
import ViperLocalization

/// The search for the only row that a word on the command line can refer to.
struct UniqueMatch<Row> {
  /// The name of the list of candidates, such as `movies`.
  let list: String
  /// The columns of the candidates.
  let selection: FieldSelection<Row>
  /// The words that make a match exact.
  let words: [String]
  /// Returns the names of a row.
  let names: (Row) -> [String]
  /// Returns the error message for a number of candidates.
  let message: (String) -> String

  /// Returns the only match or, if there are several, the only exact match; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - rows: The first matches.
  ///   - total: The number of all matches.
  ///   - isPrinted: Whether to print candidates instead of including them in the failure's details.
  ///   - context: Where to print.
  /// - Returns: The match, if any.
  /// - Throws: A failure with the code `ambiguous` if there are several matches.
  func row(
    among rows: [Row], of total: Int, isPrinted: Bool, _ context: Context
  ) throws(CommandFailure) -> Row? {
    let exact = rows.filter { names($0).contains { SearchText.words($0) == words } }
    let candidates = exact.isEmpty ? rows : exact
    guard let first = candidates.first else { return nil }
    if exact.count == 1 || total <= 1 { return first }
    let isJSON = context.style.isJSON
    if isPrinted, !isJSON { try context.print(candidates, as: list, in: selection, empty: "") }
    let texts = candidates.map { context.text($0, in: selection) }.joined()
    throw CommandFailure(
      exitCode: .failed, code: "ambiguous",
      message: message(context.localizer.count(exact.isEmpty ? total : exact.count)),
      details: isPrinted || isJSON ? "" : String(texts.dropLast()),
      members: [("candidates", .list(candidates.map(selection.document)))])
  }
}
