import ListOfMovies
import MovieEntities
import MovieTMDBEmbedded
import MovieWording
import ViperCommandLine
import ViperLocalization
import ViperTerminal

extension Commands {
  static let discover = MovieCommand(
    CommandSpec(
      name: "discover", overview: "Find movies by genre, year, rating, people and more.",
      options: DiscoverOptions.all + [Paging.page, Paging.limit],
      sortWords: MovieOrder.Value.allCases.map(\.rawValue),
      examples: [
        "discover --genre drama --year 1920..1929 --rating 7..",
        "discover --genre comedy --original-language de --sort title",
        "discover --with 910000070 --sort -release",
        "discover --on netflix,mubi --region DE",
      ],
      note: """
        --sort takes popularity, rating, release, revenue, title and votes here, and the movies come \
        from the service in that order.
        """
    )
  ) { (line, context) throws(CommandFailure) in
    var filter = try DiscoverOptions.filter(line)
    let selection = try MovieFields.table.selection(context.style, line, isSorted: false)
    var input = try Paging.input(.discover(filter), line)
    var command = try ScreenCommand(line, context)
    filter.providers = try await command.findServices(line)
    input.query = .discover(filter)
    try DiscoverOptions.noteIgnored(filter, line, context)
    try await command.list(input, in: selection)
  }
}

/// The options that filter all movies of the service.
enum DiscoverOptions {
  static let genre = OptionSpec(
    name: "--genre", value: "G,...",
    help: "Only movies of all these genres, by name or id; of any of them with | for the comma.",
    values: .list(Genre.all.map(\.word)))
  static let year = OptionSpec(
    name: "--year", short: "-y", value: "Y",
    help: """
      Only movies released in this year. All but search also take 1920..1929, 1920.. and ..1929.
      """)
  static let rating = OptionSpec(
    name: "--rating", value: "A..B",
    help: "Only movies rated from A to B, of 0 to 10: 5..7.5, ..4, and 7 or 7.. for 7 and more.")
  static let votes = OptionSpec(
    name: "--votes", value: "N", help: "Only movies with at least so many votes.")
  static let originalLanguage = OptionSpec(
    name: "--original-language", value: "xx",
    help: "Only movies in this original language, such as de.")
  static let country = OptionSpec(
    name: "--country", value: "CC", help: "Only movies from this country, such as DE.",
    values: .list(EmbeddedTransport.countries))
  static let people = OptionSpec(
    name: "--with", value: "id,...", help: "Only movies with all these people, by their ids.")

  static let services = OptionSpec(
    name: "--on", value: "S,...",
    help: """
      Only movies that one of these services includes, by name or id; mine: those of 'config set \
      services'. Needs a country.
      """, values: .list(Remembered.services))

  static let all = [genre, year, rating, votes, originalLanguage, country, people, services]

  /// Returns the filter that the options of a line select.
  static func filter(_ line: ParsedLine) throws(CommandFailure) -> MovieFilter {
    var filter = MovieFilter()
    for field in FilterField.allCases {
      // A field is spelled as its option.
      let option = (all + [OutputOptions.sort]).first { $0.name == "--" + field.rawValue }
      guard let text = option.flatMap(line.text) else { continue }
      do throws(FilterMistake) {
        try filter.set(field, to: text)
      } catch {
        throw line.usage(sentence(error, in: line.localizer))
      }
    }
    return filter
  }

  /// Returns the message about an invalid condition, with a suggestion.
  static func sentence(_ mistake: FilterMistake, in localizer: Localizer) -> String {
    let words: [String] =
      switch (mistake.field, mistake.kind) {
      case (.genre, .unreadable): Genre.all.map(\.word)
      case (.order, .unreadable): MovieOrder.Value.allCases.map(\.rawValue)
      default: []
      }
    return localizer.sentence(mistake)
      + Suggestion.sentence(for: mistake.text, among: words, in: localizer)
  }

  /// Notes the conditions that have no effect on the embedded catalog.
  static func noteIgnored(
    _ filter: MovieFilter, _ line: ParsedLine, _ context: Context
  ) throws(CommandFailure) {
    let ignored = [
      filter.country.map { _ in country.name },
      filter.order.value == .revenue ? "\(OutputOptions.sort.name) revenue" : nil,
    ].compactMap(\.self)
    guard !ignored.isEmpty, try !ServiceChoice(line, context).isLive else { return }
    let options = ignored.joined(separator: ", ")
    context.console.note(
      context.localizer(
        """
        Note: the embedded catalog knows neither where movies come from nor their revenues, so this \
        changes nothing: \(options).
        """))
  }
}
