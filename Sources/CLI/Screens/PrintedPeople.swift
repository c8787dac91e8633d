import ListOfMovies
import MovieEntities
import MovieWording
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal

extension ScreenCommand {
  /// Prints the people whose names match a text.
  func people(
    named name: String, _ input: ListOfMoviesInput, in selection: FieldSelection<FoundPerson>
  ) async throws(CommandFailure) {
    let list = try await people(named: name, input)
    let localizer = context.outputLocalizer
    let title = headerFooter.header(localizer("People: \(name)"), list, input)
    try context.print(
      list.rows, as: "results",
      others: [
        ("kind", .text("search")), ("query", .text(name)), ("page", .number(list.firstPage)),
        ("total_pages", .number(list.totalPages)), ("total_results", .number(list.totalResults)),
      ], in: selection, title: title, empty: headerFooter.note(noMatch(name)))
    if case .screen = context.style.format { printer.add(headerFooter.footer(list, input)) }
    try end(nil)
  }

  /// Returns the people of the pages that an input requires.
  private func people(
    named name: String, _ input: ListOfMoviesInput
  ) async throws(CommandFailure) -> Paged<FoundPerson> {
    var rows: [FoundPerson] = []
    var number = input.page
    do throws(MovieError) {
      var page = try await gateways.people.people(named: name, page: number)
      rows = page.people
      while rows.count < input.limit ?? 0, number < page.totalPages, !page.people.isEmpty {
        number += 1
        page = try await gateways.people.people(named: name, page: number)
        rows = (rows + page.people).uniqued
      }
      return Paged(
        firstPage: input.page, lastPage: number, totalPages: page.totalPages,
        totalResults: page.totalResults, rows: Array(rows.uniqued.prefix(input.limit ?? .max)),
        nextPage: .none)
    } catch {
      throw gateways.failure(error, in: context.localizer)
    }
  }

  /// Returns the person whom a name means: the only match, or the only one of just this name.
  ///
  /// If there are several, they are printed, or else are the details of the failure.
  func person(
    named name: String, isPrinted: Bool = false
  ) async throws(CommandFailure) -> FoundPerson {
    let list = try await people(named: name, ListOfMoviesInput())
    let words = SearchText.words(name)
    let exact = list.rows.filter { SearchText.words($0.name) == words }
    let people = exact.isEmpty ? list.rows : exact
    if let person = people.first, exact.count == 1 || list.totalResults <= 1 { return person }
    guard !people.isEmpty else {
      let code = MovieError.Code.notFound.rawValue
      let failure = CommandFailure(exitCode: .failed, code: code, message: noMatch(name))
      throw gateways.addingSource(to: failure, context.localizer)
    }
    let selection = FoundPersonFields.table.usual
    let isJSON = context.style.isJSON
    if isPrinted, !isJSON { try context.print(people, as: "people", in: selection, empty: "") }
    let count = context.localizer.count(exact.isEmpty ? list.totalResults : exact.count)
    let lines = people.map { person in
      [String(person.id), person.name, person.knownFor, person.works.joined(separator: "; ")]
        .filter { !$0.isEmpty }.joined(separator: "  ")
    }
    throw CommandFailure(
      exitCode: .failed, code: "ambiguous",
      message: context.localizer("\(count) people match '\(name)'. Use the id of one of them."),
      details: isPrinted || isJSON ? "" : lines.joined(separator: "\n"),
      members: [("candidates", .list(people.map(selection.document)))])
  }

  private func noMatch(_ name: String) -> String {
    context.localizer("No person matches '\(name)'.")
  }
}
