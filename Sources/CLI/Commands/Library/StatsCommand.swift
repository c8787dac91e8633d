import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperTerminal

extension Commands {
  private static let statsYear = OptionSpec(
    name: "--year", short: "-y", value: "Y", help: "Only movies seen in this year.",
    kind: .number(1...9_999))
  private static let section = OptionSpec(
    name: "--by", value: "section", help: "Only one section.",
    kind: .choice(of: StatsRow.Section.self))
  private static let card = OptionSpec(
    name: "--card", value: "file",
    help: "Save a picture of the year as SVG, to share, or - for standard output.", kind: .file
  ).conflicting(with: section).forPeople()

  static let stats = MovieCommand(
    CommandSpec(
      name: "stats", overview: "Show statistics about your diary.", effect: .reads,
      fields: StatsFields.table.fields,
      options: [statsYear, section, card, RecordOption.force.needing(card)],
      globals: GlobalOptions.diary,
      examples: [
        "stats", "stats --year 2026", "stats --json", "stats --by day --fields key,viewings",
        "stats --year 2026 --card year.svg",
      ],
      note:
        """
        On a terminal, a heat map shows the year, or the last year with viewings. Viewings on \
        unknown days count only in the totals, decades and ratings. In a pipe, each line starts \
        with a section: total, undated, year, month (1 to 12), weekday (1 is Monday), decade (of \
        release) or rating. With '--by day', each day has a line. A card shows the movies, hours and \
        days of a year, by default this one, and your five highest-rated movies.
        """
    )
  ) { line, context in
    let selection = try StatsFields.table.selection(context.style, line)
    let year = line.number(statsYear)
    let section = line.choice(section, of: StatsRow.Section.self)
    let gateways = try Gateways(line, context)
    if let path = line.path(card) {
      guard ["", ".svg"].contains(path.stem.extension.text.lowercased()) else {
        throw line.usage(
          line.localizer.text("A card is an SVG picture. Use a name that ends with '.svg'."))
      }
      let file = OutputFile(
        path: path, isForced: line.has(RecordOption.force), localizer: line.localizer)
      try RecordOption.check(file, line, context.environment)
      return try await LogRun(gateways: gateways, context: context)
        .saveCard(of: year ?? gateways.today.day.year, to: file)
    }
    let library = try await LogRun(gateways: gateways, context: context).read()
    let facts = await gateways.facts(about: Set(library.diary.lazy.map(\.viewing.movie.id)))
    try context.print(
      library.statistics(year: year, facts: facts), by: section, isEmpty: library.diary.isEmpty,
      in: selection)
  }
}

extension LogRun {
  /// Writes the card of a year.
  fileprivate func saveCard(of year: Int, to file: OutputFile) async throws {
    let library = try await read()
    let films = Set(
      library.diary.lazy.map(\.viewing).filter { $0.day?.year == year }.map(\.movie.id))
    let facts = await gateways.facts(about: films)
    let card = YearCard(
      library, year: year, lengths: facts.compactMapValues(\.runtime), in: context.outputLocalizer)
    guard !card.isEmpty else {
      throw CommandFailure.notFound(localizer.text("No entries in \(String(year))."))
    }
    guard !file.isStandardOutput else { return try context.console.write(card.svg) }
    try file.write(Array(card.svg.utf8))
    try context.report([("output", .text(file.path.text)), ("year", .number(year))])
    note(localizer.text("Saved \(file.path.text)."))
  }
}

extension Gateways {
  /// Returns what is known about films without sending a request.
  func facts(about films: Set<MovieID>) async -> [MovieID: MovieFacts] {
    guard let known = catalog.known else { return [:] }
    let numbers = films.compactMap(\.tmdb)
    let facts =
      isLive ? await known.stored() : await known.facts(about: numbers, from: catalog)
    return Dictionary(
      uniqueKeysWithValues: numbers.compactMap { id in facts[id].map { (.tmdb(id), $0) } })
  }
}

extension Context {
  /// Prints statistics: charts on a terminal, unless the user chose a section, fields or an order.
  fileprivate func print(
    _ statistics: LibraryStatistics, by section: StatsRow.Section?, isEmpty: Bool,
    in selection: FieldSelection<StatsRow>
  ) throws {
    let rows = statistics.rows.filter {
      section == nil ? $0.section != .day : $0.section == section
    }
    if case .screen(let columns) = style.format, !rows.isEmpty, !selection.isChosen,
      selection.orderName == nil, section == nil
    {
      let terminal = PictureEnvironment { environment[$0] }
      let symbols: StatisticsSymbols = terminal.needsASCIISymbols ? .ascii : .blocks
      let page = StatisticsViewModel(statistics, in: outputLocalizer)
      let lines = page.lines(columns: columns, in: symbols)
      return try console.write(drawn([StyledText(page.title, .bold), ""] + lines))
    }
    let name = "\(About.name) log"
    try print(
      rows, as: "statistics", others: [("year", FieldValue(statistics.year))], in: selection,
      title: outputLocalizer.text("Statistics"),
      empty: isEmpty
        ? localizer.text("Your diary is empty. Add a movie with '\(name)'.")
        : localizer.text("No entries match."))
  }
}

/// The numbers for a group of viewings, such as those in a month.
struct StatsRow: Sendable {
  enum Section: String, CaseIterable {
    case total, undated, year, month, weekday, decade, rating, day
  }

  let section: Section
  /// The group within the section, if the section has several.
  let key: FieldValue
  let tally: LibraryStatistics.Tally
}

extension LibraryStatistics {
  /// All numbers, in the order of their sections; months and weekdays without viewings also have
  /// rows.
  fileprivate var rows: [StatsRow] {
    guard total.viewings > 0 else { return [] }
    func row(_ section: StatsRow.Section, _ key: FieldValue, _ tally: Tally?) -> StatsRow {
      StatsRow(section: section, key: key, tally: tally ?? Tally())
    }
    func rows(_ section: StatsRow.Section, _ tallies: [Int: Tally]) -> [StatsRow] {
      tallies.sorted { $0.key < $1.key }.map { row(section, .number($0.key), $0.value) }
    }
    return [row(.total, .none, total), row(.undated, .none, undated)] + rows(.year, years)
      + (1...12).map { row(.month, .number($0), months[$0]) }
      + (1...7).map { row(.weekday, .number($0), weekdays[$0]) }
      + rows(.decade, decades)
      + ratings.sorted { $0.key.value < $1.key.value }
      .map { row(.rating, FieldValue(own: $0.key), $0.value) }
      + days.sorted { $0.key < $1.key }.map { row(.day, .text("\($0.key)"), $0.value) }
  }
}

enum StatsFields {
  static let table = FieldTable<StatsRow>(
    columns: ["section", "key", "viewings", "films", "rewatches", "rating"],
    [
      Field("section", fit: .fixed, "The kind of key, such as month.") {
        .text($0.section.rawValue)
      },
      Field("key", fit: .fixed, "The month, weekday, decade, rating or day, if any.") { $0.key },
      Field("viewings", fit: .droppable, "The number of viewings.") { .number($0.tally.viewings) },
      Field("films", fit: .droppable, "The number of different movies.") {
        .number($0.tally.films)
      },
      Field("rewatches", fit: .droppable, "The number of rewatches.") {
        .number($0.tally.rewatches)
      },
      Field("rating", fit: .droppable, "Your average rating.") {
        $0.tally.averageRating.map { .decimal($0) } ?? .none
      },
      Field("rated", fit: .droppable, "The number of viewings with a rating.") {
        .number($0.tally.rated)
      },
    ])
}
