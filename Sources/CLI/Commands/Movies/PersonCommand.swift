import ListOfMovies
import MovieEntities
import PersonDetail
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal

extension Commands {
  static let person = MovieCommand(
    CommandSpec(
      name: "person", overview: "Show the details of a person.", effect: .reads,
      fields: PersonFields.table.fields,
      arguments: [
        .init(name: "id|name", help: "A TMDB person ID, or a name.", isRequired: true)
      ],
      globals: GlobalOptions.page,
      examples: ["person 910000070", "person 'buster keaton' --json"],
      note: About.attribution
    )
  ) { line, context in
    let word = line.arguments[0]
    let id = isName(word) ? nil : try personID(word, line)
    let selection = try PersonFields.table.selection(context.style, line)
    let command = try ScreenCommand(line, context, usesLibrary: false)
    guard let id else {
      let search = PeopleSearch(gateways: command.gateways, context: context)
      let person = try await search.person(named: word)
      return try await command.person(person.id, in: selection)
    }
    try await command.person(id, in: selection)
  }

  /// Returns whether a word can be a name rather than an ID or a URL.
  static func isName(_ word: some StringProtocol) -> Bool {
    word.contains(where: \.isLetter) && !word.contains("/") && MovieID(String(word)) == nil
  }

  /// Parses an argument as a person's TMDB ID.
  static func personID(_ word: String, _ line: ParsedLine) throws -> Int {
    guard let id = PersonID(word) else {
      throw line.usage(
        WrongAddress.sentence(insteadOfPerson: word, in: line.localizer)
          ?? line.localizer.text(
            """
            Invalid person ID '\(word)'. Use a TMDB ID such as 910000011. To find IDs of a \
            movie's cast, use '\(About.name) detail ID --json'.
            """))
    }
    return id.number
  }
}

extension ScreenCommand {
  /// Prints a person's page, including all of the person's movies.
  func person(_ id: Int, in selection: FieldSelection<any Person>) async throws {
    let interactor = PersonDetailAssembler.defaultInteractor(source: gateways.people)
    guard drawsPage(selection) else {
      return try context.print(try await interactor.person(id, reload: false), in: selection)
    }
    await router.openPerson(PersonDetailInput(id: id, pageSize: .max), interactor: interactor)
    if let scene = try drawnPage() { printer.add(scene) }
    try checkOutput()
  }

  /// Prints the people whose names match a search term.
  func people(
    named name: String, _ input: ListOfMoviesInput, in selection: FieldSelection<FoundPerson>
  ) async throws {
    let search = PeopleSearch(gateways: gateways, context: context)
    let list = try await search.people(named: name, input)
    let title = header(context.outputLocalizer.text("People: \(name)"), of: list, input)
    try context.print(
      list.rows, as: "results",
      others: [
        ("kind", .text("search")), ("query", .text(name)), ("page", .number(list.firstPage)),
        ("total_pages", .number(list.totalPages)), ("total_results", .number(list.totalResults)),
      ], in: selection, title: title,
      empty: noteWithSource(search.noMatch(name, page: input.page, of: list.totalPages)))
    if case .screen = context.style.format { printer.add(footer(of: list, input)) }
    try checkOutput()
  }
}

/// Finds people by name.
struct PeopleSearch {
  let gateways: Gateways
  let context: Context

  /// Returns the people on the requested pages.
  func people(named name: String, _ input: ListOfMoviesInput) async throws -> Paged<FoundPerson> {
    var number = input.page
    var page = try await gateways.people.people(named: name, page: number)
    var rows = page.people
    while rows.count < input.limit ?? 0, number < page.totalPages, !page.people.isEmpty {
      number += 1
      page = try await gateways.people.people(named: name, page: number)
      rows = (rows + page.people).uniqued
    }
    return Paged(
      firstPage: input.page, lastPage: number, totalPages: page.totalPages,
      totalResults: page.totalResults, rows: Array(rows.uniqued.prefix(input.limit ?? .max)),
      nextPage: .none)
  }

  /// Returns the only person who matches a name or, if several people match, the only exact match.
  ///
  /// If there is no unique match, throws a failure that includes the candidates.
  func person(named name: String) async throws -> FoundPerson {
    let list = try await people(named: name, ListOfMoviesInput())
    let match = UniqueMatch(
      selection: FoundPersonFields.table.defaultSelection,
      words: SearchText.words(name), names: { [$0.name] },
      message: { context.localizer.text("\($0) people match '\(name)'. Use an ID instead.") })
    let person = try match.row(among: list.rows, of: list.totalResults, context)
    guard let person else { throw MovieError(.notFound, noMatch(name)) }
    return person
  }

  /// Returns a message stating that no person matches or that the page is past the end of the list.
  func noMatch(_ name: String, page: Int = 1, of last: Int = 1) -> String {
    last > 0 && page > last
      ? context.localizer.text("Page \(page) not found. The last page is \(last).")
      : context.localizer.text("No people match '\(name)'.")
  }
}
