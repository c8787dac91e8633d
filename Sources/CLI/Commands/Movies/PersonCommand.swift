import MovieEntities
import PersonDetail
import Viper
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let person = MovieCommand(
    CommandSpec(
      name: "person", overview: "Show the page of a person.",
      arguments: [
        .init(name: "id|name", help: "TMDB's id of the person, or the name.", isRequired: true)
      ],
      globals: GlobalOptions.page, examples: ["person 910000070", "person 'buster keaton' --json"],
      note: About.attribution
    )
  ) { (line, context) throws(CommandFailure) in
    let word = line.arguments[0]
    let id = isName(word) ? nil : try personID(word, line)
    let selection = try PersonFields.table.selection(context.style, line)
    let command = try ScreenCommand(line, context)
    guard let id else {
      let person = try await command.person(named: word, isPrinted: true)
      return try await command.person(person.id, in: selection)
    }
    try await command.person(id, in: selection)
  }

  /// Returns whether a word can be a person's name, and is neither an id nor an address.
  static func isName(_ word: some StringProtocol) -> Bool {
    word.contains(where: \.isLetter) && !word.contains("/") && MovieID(String(word)) == nil
  }

  /// Parses an argument as TMDB's id of a person.
  static func personID(_ word: String, _ line: ParsedLine) throws(CommandFailure) -> Int {
    guard let id = PersonID(word) else {
      throw line.usage(
        WrongAddress.sentence(insteadOfPerson: word, in: line.localizer)
          ?? line.localizer(
            """
            '\(word)' is not the id of a person. An id is TMDB's whole number such as 910000011; \
            '\(About.name) detail ID --json' shows those of a movie's cast.
            """))
    }
    return id.number
  }
}

extension ScreenCommand {
  /// Prints the page of a person, with all movies.
  func person(_ id: Int, in selection: FieldSelection<PersonDetailViewModel>)
    async throws(CommandFailure)
  {
    let last = SceneCache(PersonDetailState.idle)
    await router.openPerson(PersonDetailInput(id: id, pageSize: .max)) { presenter in
      guard context.style.isForPeople else {
        return ProgramView(last) { await presenter.onViewAppear() }
      }
      return PersonDetailAssembler.ownView(of: presenter, drawing: last)
    }
    if case .failed(let failure) = last.state { try end(failure) }
    guard case .loaded(let person) = last.state else { return }
    try printPage(person, in: selection)
  }
}
