import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  static let log = MovieCommand(
    CommandSpec(
      name: "log", overview: "Add a movie you have seen to your diary.", effect: .adds,
      document: "The entry, with the fields of 'diary'.",
      arguments: [titleArgument], options: [FilmSearch.year] + LogOptions.forLog,
      globals: GlobalOptions.account,
      examples: [
        "log sherlock jr", "log 234 --on yesterday --rate 8.5", "log 'Dune (2021)'",
        "log 'the general' --on 2026-11-24 --note 'With live music.' --tag cinema,silent",
      ],
      note:
        """
        The diary is a file on this computer; see 'library path'. A movie with its year, such as \
        'Dune (2021)', is logged even if it is not found. Logging a movie removes it from the \
        watchlist on this computer. A movie that you saw before that day is marked as a rewatch. If \
        you are logged in, --rate also rates the movie in your account.
        """
    )
  ) { line, context in
    let word = try MovieWord(line.arguments, year: FilmSearch.year, line)
    let gateways = try Gateways(line, context)
    let fields = try LogOptions.fields(line, today: gateways.today)
    let search = FilmSearch(
      search: MovieSearch(gateways: gateways, context: context), use: .log
    ) { "\(About.name) log \(ShellWords.quoted($0))" }
    let (film, note) = try await search.film(word)
    var viewing = Viewing(of: film, on: gateways.today.day)
    for field in fields { viewing.set(field) }
    try await LogRun(gateways: gateways, context: context).log(viewing, note: note)
  }
}

/// The options that describe a viewing.
enum LogOptions {
  private static let day = day(default: nil)
  private static let rate = OptionSpec(
    name: "--rate", value: "V", help: "Rate from 0.5 to 10, in steps of 0.5."
  ).conflicting(with: noRate)
  private static let noRate = OptionSpec(name: "--no-rate", help: "Remove your rating.")
  private static let note = OptionSpec(
    name: "--note", value: "text", help: "A note, up to 64 kB.", takesHyphen: true)
  private static let rewatch = OptionSpec(name: "--rewatch", help: "Mark as a rewatch.")
    .conflicting(with: noRewatch)
  private static let noRewatch = OptionSpec(
    name: "--no-rewatch", help: "Mark as a first viewing.")
  static let tag = OptionSpec(name: "--tag", value: "tag,...", help: "Tags, separated by commas.")

  static let forLog = [day(default: "today"), rate, note, tag, rewatch]
  static let forEdit = [day, rate, noRate, note, tag, rewatch, noRewatch]

  private static func day(default value: String?) -> OptionSpec {
    OptionSpec(
      name: "--on", value: "day", help: "When: 2026-11-24, today, yesterday or unknown.",
      kind: .words { ["today", "yesterday", "unknown"] }, default: value, otherNames: ["--date"])
  }

  /// Returns the fields set by the options on the command line.
  static func fields(_ line: ParsedLine, today: Today) throws -> [Viewing.Field] {
    var fields: [Viewing.Field] = []
    if let text = line.text(day) { fields.append(try parse(day: text, line, today.day)) }
    if let text = line.text(rate) {
      guard let rating = OwnRating(text) else {
        throw line.usage(line.localizer.ratingValidationError)
      }
      fields.append(.rating(rating))
    }
    if line.has(noRate) { fields.append(.rating(nil)) }
    if let text = line.text(note) {
      guard text.utf8.count <= Viewing.maxNote else {
        throw line.usage(line.localizer.noteValidationError)
      }
      fields.append(.note(text))
    }
    if let text = line.text(tag) {
      guard text.utf8.count <= Viewing.maxTags else {
        throw line.usage(line.localizer.tagsValidationError)
      }
      fields.append(.tags(Viewing.tags(text)))
    }
    if line.has(rewatch) || line.has(noRewatch) { fields.append(.rewatch(line.has(rewatch))) }
    return fields
  }

  private static func parse(
    day text: String, _ line: ParsedLine, _ today: Day
  ) throws -> Viewing.Field {
    guard let field = Viewing.day(text, today: today) else {
      throw line.usage(
        line.localizer.text("Invalid value '\(text)' for '\(day.name)'.") + " "
          + line.localizer.dayValidationError)
    }
    return field
  }
}

extension LogRun {
  /// Adds a viewing, and rates the movie in the user's account.
  ///
  /// If the movie was seen before, the viewing is a rewatch. If it has been logged on the same day,
  /// the user is asked first or, in a pipe, a note says so. Once the viewing has been added, prints
  /// the other note, if any.
  func log(_ viewing: Viewing, note typed: String?) async throws {
    var viewing = viewing
    // If the diary can't be read, it can't be changed either, and logging says so.
    let library = try? await store().library()
    let days = library?.loggedDays(of: viewing.movie.id) ?? LoggedDays()
    if days.isRewatch(on: viewing.day) { viewing.isRewatch = true }
    if let day = viewing.day, days.contains(day) { try confirm(day) }
    let logged = try await gateways.marks.log(viewing, isUndoable: false)
    note(localizer.logged(viewing))
    if let typed { context.console.note(TerminalSanitizer.clean(typed)) }
    if viewing.rating != nil, viewing.movie.id.tmdb == nil,
      try await gateways.account.session() != nil
    {
      context.console.note(
        localizer.text(
          "Note: the rating is only in your diary, because your account cannot have this movie."))
    }
    if let rejection = logged.rejection {
      // The viewing has been logged, so running the command again would log it twice.
      let failure = gateways.failure(rejection, in: localizer)
      throw CommandFailure(
        exitCode: failure.exitCode, code: failure.code,
        message: localizer.loggedUnrated + " " + (failure.message ?? ""))
    }
    try report(logged.entry.map { [$0] } ?? [], in: logged.library)
  }

  private func confirm(_ day: Day) throws {
    guard context.console.isInputTerminal, context.console.isErrorTerminal else {
      return context.console.note(
        localizer.text("Note: already logged on \(localizer.date(day))."))
    }
    guard !Prompt(console: context.console).confirms(localizer.alreadyLogged(day)) else { return }
    throw CommandFailure(
      exitCode: .interrupted, code: "cancelled",
      message: localizer.text("Canceled. Nothing was logged."))
  }

  /// Prints an entry as JSON.
  func report(_ entries: [DiaryEntry], in library: Library) throws {
    guard context.style.isJSON else { return }
    let rows = DiaryRow.rows(entries, in: library)
    try context.report(rows.first.map(DiaryFields.table.defaultSelection.document) ?? .none)
  }
}
