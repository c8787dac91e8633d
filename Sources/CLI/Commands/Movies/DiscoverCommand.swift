import ListOfMovies
import MovieEntities
import MoviePresentation
import MovieTMDBEmbedded
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  static let discover = MovieCommand(
    CommandSpec(
      name: "discover", overview: "Find movies by genre, year, rating, people and more.",
      effect: .reads,
      fields: MovieFields.table.fields, document: listDocument,
      options: DiscoverOptions.all + [Paging.page, Paging.limit],
      sortWords: MovieOrder.Value.allCases.map(\.rawValue),
      examples: [
        "discover --genre drama --year 1920..1929 --rating 7..",
        "discover --genre comedy --original-language de --sort title",
        "discover --with 'buster keaton' --sort -release",
        "discover --on netflix,mubi --region DE",
      ],
      note:
        """
        --sort accepts popularity, rating, release, revenue, title or votes, and sorts all \
        results, not only those shown.
        """
    )
  ) { line, context in
    let selection = try MovieFields.table.selection(context.style, line, isSorted: false)
    var input = try Paging.input(.kind(.popular), line)
    var command = try ScreenCommand(
      line, context, usesLibrary: context.uses("seen", selection))
    input.query = .discover(try await DiscoverOptions.filter(line, &command))
    try await command.list(input, in: selection)
  }
}

/// The options that filter the service's movies.
enum DiscoverOptions {
  static let genre = OptionSpec(
    name: "--genre", value: "G,...",
    help:
      """
      Only movies in all of these genres (names or IDs). Separate genres with | to match any of \
      them.
      """,
    kind: .words { Genre.all.map(\.word) })
  static let year = OptionSpec(
    name: "--year", short: "-y", value: "Y",
    help: "Only movies from these years: 1927, 1920s, 1920..1929, 1920.., ..1929.")
  static let rating = OptionSpec(
    name: "--rating", value: "A..B",
    help: "Only movies rated from A to B, on a scale of 0 to 10: 5..7.5, ..4, 7..")
  static let runtime = OptionSpec(
    name: "--runtime", value: "A..B",
    help: "Only movies from A to B minutes long: 90..120, ..90, 120..")
  static let votes = OptionSpec(
    name: "--votes", value: "N", help: "Only movies with at least this many votes.")
  static let originalLanguage = OptionSpec(
    name: "--original-language", value: "xx",
    help: "Only movies with this original language, such as de.")
  static let country = OptionSpec(
    name: "--country", value: "CC", help: "Only movies from this country, such as DE.",
    kind: .words { EmbeddedTransport.countries })
  static let people = OptionSpec(
    name: "--with", value: "person,...",
    help: "Only movies with all of these people (IDs or names).")

  static let services = OptionSpec(
    name: "--on", value: "S,...",
    help:
      """
      Only movies included with one of these services, by name or ID; 'mine' for your configured \
      services. Requires a country.
      """, kind: .words { CompletionCache().serviceWords })

  static let all = [
    genre, year, rating, runtime, votes, originalLanguage, country, people, services,
  ]

  /// Returns the filter that the options specify, after looking up people and services by name.
  @MainActor
  static func filter(
    _ line: ParsedLine, _ command: inout ScreenCommand
  ) async throws -> MovieFilter {
    var filter = MovieFilter()
    let parts = (line.text(people) ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let ids = parts.filter { !Commands.isName($0) }
    for field in FilterField.allCases {
      // Each field's option has the same name as the field.
      let option = (all + [OutputOptions.sort]).first { $0.name == "--" + field.rawValue }
      guard var text = option.flatMap(line.text) else { continue }
      if field == .people, ids.isEmpty { continue }
      if field == .people, !ids.contains("") { text = ids.joined(separator: ",") }
      try filter.set(field, to: text)
    }
    try noteIgnored(filter, line, command.context)
    // The embedded catalog ignores the country, so the title must not mention the country.
    if !command.gateways.isLive { filter.country = nil }
    filter.providers = try await command.findServices(line)
    let search = PeopleSearch(gateways: command.gateways, context: command.context)
    for name in parts.filter(Commands.isName) {
      let person = try await search.person(named: String(name.trimmed))
      filter.people.append(person.id)
      filter.names[person.id] = person.name
    }
    return filter
  }

  /// Returns the error message for an invalid condition, with a suggestion.
  static func sentence(_ mistake: FilterMistake, in localizer: Localizer) -> String {
    let words: [String] =
      switch (mistake.field, mistake.kind) {
      case (.genre, .invalid): Genre.all.map(\.word)
      case (.order, .invalid): MovieOrder.Value.allCases.map(\.rawValue)
      default: []
      }
    return localizer.sentence(mistake)
      + Suggestion.sentence(for: mistake.text, among: words, in: localizer)
  }

  /// Prints a note for each condition that the embedded catalog ignores.
  private static func noteIgnored(
    _ filter: MovieFilter, _ line: ParsedLine, _ context: Context
  ) throws {
    let ignored = [
      filter.country.map { _ in country.name },
      filter.order.value == .revenue ? "\(OutputOptions.sort.name) \(filter.order)" : nil,
    ].compactMap(\.self)
    if !ignored.isEmpty { try ServiceChoice(line, context).noteIgnored(ignored) }
  }
}
