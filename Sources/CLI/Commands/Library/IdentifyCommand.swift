import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  private static let identifyDryRun = OptionSpec(
    name: "--dry-run", short: "-n", help: "Show what would be identified, but change nothing.")

  static let identify = MovieCommand(
    CommandSpec(
      name: "library identify", overview: "Find the TMDB IDs of films logged by title.",
      effect: .sets,
      fields: IdentifyFields.table(\.rawValue).fields,
      arguments: [
        .init(
          name: "film", help: "A film in your library, such as 'Dune (2021)'; all by default."),
        .init(name: "id", help: "The movie that it is: a TMDB or IMDb ID or URL."),
      ],
      options: [identifyDryRun],
      globals: GlobalOptions.page.filter { $0 != OutputOptions.noPager },
      examples: ["library identify", "library identify 'Dune (2021)' 438631"],
      note:
        """
        Looks up the films in your diary and lists that have no TMDB ID, by IMDb ID or by exact \
        title and year. If several movies match, choose one by its ID. 'diary undo' takes back one \
        film at a time. With TMDB, at most four requests are sent per second.
        """)
  ) { line, context in
    let isForPeople = context.style.isForPeople
    let table = IdentifyFields.table {
      isForPeople ? context.outputLocalizer.label($0) : $0.rawValue
    }
    let selection = try table.selection(context.style, line, isSorted: false)
    let isLive = try ServiceChoice(line, context).isLive
    let gateways = try Gateways(
      line, context, around: isLive ? { ThrottlingTransport($0) } : nil)
    let run = IdentifyRun(LogRun(gateways: gateways, context: context))
    let library = try await run.log.read()
    let isDryRun = line.has(identifyDryRun)
    var films: [IdentifiedFilm] = []
    var failure: CommandFailure?
    if let name = line.arguments.first {
      guard line.arguments.count == 2 else {
        throw line.usage(context.localizer.text("Specify the ID of the movie that '\(name)' is."))
      }
      let id = try Commands.movieID(line.arguments[1], line)
      films = [try await run.identify(name, as: id, in: library, isDryRun: isDryRun)]
    } else {
      (films, failure) = try await run.identify(library.unlisted, isDryRun: isDryRun)
    }
    if !films.isEmpty || failure == nil {
      try run.report(films, isDryRun: isDryRun, in: selection)
    }
    if let failure { throw failure }
  }
}

/// A film that had no TMDB ID, and what a search for it found.
struct IdentifiedFilm: Sendable {
  enum Result: String { case identified, ambiguous, missing }

  let film: Film
  /// The movies that it can be.
  let candidates: [Film]
  /// Whether the only candidate is certain.
  var isCertain = true

  /// The movie that it is, if that is known.
  var movie: Film? { candidates.count == 1 && isCertain ? candidates[0] : nil }

  var result: Result {
    movie != nil ? .identified : candidates.isEmpty ? .missing : .ambiguous
  }
}

/// Finds the TMDB IDs of films in the library.
@MainActor
struct IdentifyRun {
  /// The number of films after which what was found is saved.
  private static let batch = 50
  /// The maximum number of films whose candidates are printed as notes.
  private static let maxNotes = 20

  let log: LogRun
  private var localizer: Localizer { log.context.localizer }

  init(_ log: LogRun) { self.log = log }

  /// Looks up films, and records which movies they are.
  ///
  /// - Returns: What was found, and the failure to end with if a request failed.
  func identify(
    _ films: [Film], isDryRun: Bool
  ) async throws -> (films: [IdentifiedFilm], failure: CommandFailure?) {
    let progress = CountProgress(log.context, log.gateways.progress) {
      [localizer] bar, count, all in
      localizer.text("Identifying \(bar) \(count) of \(all)")
    }
    defer { progress.end() }
    var found: [IdentifiedFilm] = []
    var saved = 0
    func save() async throws {
      if !isDryRun { try await self.save(found[saved...]) }
      saved = found.count
    }
    for film in films {
      progress.show(found.count, of: films.count)
      do throws(MovieError) {
        found.append(try await search(film))
      } catch {
        try await save()
        let advice = localizer.text("Run the command again to continue.")
        return (found, log.gateways.failure(error, in: localizer).adding(advice))
      }
      if found.count - saved == Self.batch { try await save() }
    }
    try await save()
    return (found, nil)
  }

  /// Returns the library after its marked films were looked up, as far as possible.
  func identifiedLibrary(isDryRun: Bool) async throws -> Library {
    var library = try await log.read()
    let marked = Set(library.currentMarks.map(\.movie.id))
    let (films, failure) = try await identify(
      library.unlisted.filter { marked.contains($0.id) }, isDryRun: isDryRun)
    if let failure { throw failure }
    guard isDryRun else { return try await log.store().library() }
    library.append(
      actions(films).enumerated().map { LibraryEvent(id: "\($0.offset)", time: 0, $0.element) })
    return library
  }

  /// Records which movie a film in the library is.
  func identify(
    _ name: String, as id: MovieID, in library: Library, isDryRun: Bool
  ) async throws -> IdentifiedFilm {
    let text = TerminalSanitizer.clean(name)
    // The title of a film without a year can look like an ID.
    let ids = [.titled(TitleKey(name, year: nil)), MovieID.described(by: name)].compactMap(\.self)
    guard let film = ids.lazy.compactMap(library.film).first else {
      throw CommandFailure.notFound(
        localizer.text("No film '\(text)' in your diary and lists."))
    }
    if let id = film.id.tmdb {
      throw CommandFailure(
        exitCode: .failed, code: "identified",
        message: localizer.text("'\(text)' already has the TMDB ID \(String(id))."))
    }
    let movie = Film(try await log.gateways.catalog.movie(id))
    let found = IdentifiedFilm(film: film, candidates: [movie])
    if !isDryRun { try await save([found]) }
    return found
  }

  private func search(_ film: Film) async throws(MovieError) -> IdentifiedFilm {
    if case .imdb = film.id {
      do throws(MovieError) {
        let movie = try await log.gateways.catalog.movie(film.id)
        return IdentifiedFilm(film: film, candidates: [Film(movie)])
      } catch  where error.code == .notFound {}
    }
    let movies = try await log.gateways.catalog.movies(titled: film.title, from: film.year)
    return IdentifiedFilm(
      film: film, candidates: movies.map { Film($0) }, isCertain: film.year != nil)
  }

  private func save(_ films: some Sequence<IdentifiedFilm>) async throws {
    let actions = actions(films)
    if !actions.isEmpty { _ = try await log.append { _ in actions } }
  }

  private func actions(_ films: some Sequence<IdentifiedFilm>) -> [LibraryEvent.Action] {
    films.compactMap { found in found.movie.map { .identify(found.film, as: $0) } }
  }

  func report(
    _ films: [IdentifiedFilm], isDryRun: Bool, in selection: FieldSelection<IdentifiedFilm>
  ) throws {
    let (count, total) = (films.count { $0.movie != nil }, films.count)
    try log.context.print(
      films, as: "films",
      others: [("identified", .number(count)), ("dry_run", .flag(isDryRun))], in: selection,
      title: localizer.text("Identified") + " · "
        + localizer.text("\(localizer.count(count)) of \(localizer.count(total))"),
      empty: localizer.text("All films in your library have TMDB IDs."))
    let unclear = films.filter { $0.result == .ambiguous }
    for found in unclear.prefix(Self.maxNotes) {
      let name = found.film.year.map { "\(found.film.title) (\($0))" } ?? found.film.title
      let ids = found.candidates.compactMap { $0.id.tmdb.map(String.init) }
      let command = "\(About.name) library identify \(ShellWords.quoted(name))"
      let note =
        if ids.count == 1 {
          localizer.text(
            "Note: \(name) may be \(ids[0]). To confirm: \("\(command) \(ids[0])")")
        } else {
          localizer.text(
            "Note: \(name) can be \(ids.joined(separator: ", ")). Choose one: \(command + " ID")")
        }
      log.context.console.note(TerminalSanitizer.clean(note))
    }
    if log.gateways.isLive || films.allSatisfy({ $0.movie != nil }) { return }
    log.context.console.note(Gateways.sourceNote(in: localizer))
  }
}

enum IdentifyFields {
  private static let columns = ["title", "year", "result", "id"]

  /// Returns the table of fields; the closure returns the word for a result.
  static func table(
    _ word: @escaping @Sendable (IdentifiedFilm.Result) -> String
  ) -> FieldTable<IdentifiedFilm> {
    FieldTable(
      columns: columns, members: columns + ["candidates"],
      [
        Field("title", "The title in your library.") { .text($0.film.title) },
        Field("year", fit: .droppable, "The release year.") { FieldValue($0.film.year) },
        Field("result", fit: .fixed, "identified, ambiguous or missing.") {
          .text(word($0.result))
        },
        Field("id", fit: .fixed, "The TMDB ID, if it was identified.") {
          FieldValue($0.movie?.id.tmdb)
        },
        Field("candidates", "The movies that match, each with id, title and year.") {
          .list($0.candidates.map(FieldValue.init(candidate:)))
        },
      ])
  }
}

extension Localizer {
  fileprivate func label(_ result: IdentifiedFilm.Result) -> String {
    switch result {
    case .identified: self.text("identified")
    case .ambiguous: self.text("ambiguous")
    case .missing: self.text("not found")
    }
  }
}

extension FieldValue {
  fileprivate init(candidate: Film) {
    self = .record(
      Record(
        members: [
          ("id", FieldValue(candidate.id.tmdb)), ("title", .text(candidate.title)),
          ("year", FieldValue(candidate.year)),
        ], cells: ["id", "title", "year"]))
  }
}
