import MovieEntities
import MovieLibrary
import MoviePresentation
import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperLocalization
import ViperText

/// Finds the movies of imported items, and adds the items to the library.
///
/// Changes are stored in batches, so repeating an interrupted import continues where it stopped.
@MainActor
final class ImportRun {
  /// The reason why an item's movie was not found.
  enum Missing: Hashable {
    case notFound
    case noYear
    case ambiguous(Int)
  }

  private enum Match {
    case found(Film)
    case missing(Missing)
  }

  /// The numbers of items by result.
  struct Counts {
    var new = 0, known = 0, changed = 0
  }

  /// The number of events to store at once.
  private static let batch = 200

  private let run: LogRun
  private let isDryRun: Bool
  private let progress: CountProgress
  private var matches: [ImportedFilm: Match] = [:]
  private var history: LibraryHistory
  /// The library, including events that have not been stored yet.
  private var library: Library
  private var pending: [Pending] = []
  /// The number of events in the stored library when this run last saw it.
  private var storedEvents: Int
  private var simulated = 0
  private var usedSources: Set<String> = []
  private var usedDays: [DayKey: Int] = [:]
  private(set) var counts = Counts()
  private(set) var unresolved: [(item: ImportedItem, reason: Missing)] = []

  /// A change that has not been stored.
  struct Pending: Sendable {
    let action: LibraryEvent.Action
    /// The number of earlier imported viewings of the movie on the same day; `nil` unless the action
    /// is a viewing without a source.
    var position: Int?
  }

  private struct DayKey: Hashable {
    let movie: MovieID
    let day: Day?

    init(_ viewing: Viewing) { (movie, day) = (viewing.movie.id, viewing.day) }
  }

  /// The number of entries before the import, by movie and day.
  private let entries: [DayKey: Int]

  init(_ run: LogRun, isDryRun: Bool) async throws {
    self.run = run
    self.isDryRun = isDryRun
    library = try await run.read()
    history = LibraryHistory(library)
    storedEvents = library.events.count
    entries = Self.entries(in: library)
    progress = CountProgress(run.context, run.gateways.progress) { bar, count, all in
      run.context.localizer.text("Importing \(bar) \(count) of \(all)")
    }
  }

  /// Returns the number of entries by movie and day.
  private nonisolated static func entries(in library: Library) -> [DayKey: Int] {
    library.diary.reduce(into: [:]) { $0[DayKey($1.viewing), default: 0] += 1 }
  }

  /// Adds the events from files in our own JSON format.
  func add(_ events: [LibraryEvent]) async throws {
    guard !events.isEmpty else { return }
    let merge: LibraryMerge
    if isDryRun {
      merge = LibraryMerge(events, into: library)
      library.append(merge.events)
    } else {
      (library, merge) = try await run.store().merge(events)
      history = LibraryHistory(library)
      storedEvents = library.events.count
    }
    counts.new += merge.events.count
    counts.changed += merge.edits.count
    counts.known += merge.known
  }

  func add(_ items: [ImportedItem]) async throws {
    defer { progress.end() }
    do {
      for (index, item) in items.enumerated() {
        progress.show(index, of: items.count)
        try await add(item)
        if pending.count >= Self.batch { try await store() }
      }
    } catch {
      try await store()
      let localizer = run.context.localizer
      throw run.gateways.failure(error, in: localizer)
        .adding(localizer.text("Run the command again to continue the import."))
    }
    try await store()
  }

  private func add(_ item: ImportedItem) async throws {
    if case .watch(let viewing) = item.fact, apply(viewing, of: item.film) { return }
    if case .seen(let viewing) = item.fact, apply(viewing, of: item.film) { return }
    switch try await match(item.film) {
    case .missing(let reason): unresolved.append((item, reason))
    case .found(let movie):
      switch item.fact {
      case .watch(var viewing):
        viewing.movie = movie
        add(viewing)
      case .seen(var viewing):
        viewing.movie = movie
        if library.seen(movie.id) != nil {
          counts.known += 1
        } else {
          add(viewing)
        }
      case .mark(let mark): add(mark, movie)
      }
    }
  }

  /// Handles a viewing if its source is known, and returns whether it is.
  private func apply(_ viewing: Viewing, of film: ImportedFilm) -> Bool {
    guard let source = viewing.source else { return false }
    guard let known = history.sources[source] else {
      // The same file may have been given twice.
      guard !usedSources.insert(source).inserted else { return false }
      counts.known += 1
      return true
    }
    // Marks on the same movie then need no request.
    matches[film] = .found(known.entry.viewing.movie)
    change(known, to: viewing)
    return true
  }

  private func change(_ known: LibraryHistory.Known, to viewing: Viewing) {
    let fields = known.isRemoved ? [] : history.changes(of: known, to: viewing)
    if fields.isEmpty {
      counts.known += 1
    } else {
      counts.changed += 1
      append(.edit(of: known.entry.id, fields))
    }
  }

  /// Adds a viewing, unless it has no source and the library has a viewing of the movie on the same
  /// day.
  private func add(_ viewing: Viewing) {
    var position: Int?
    if viewing.source == nil {
      let key = DayKey(viewing)
      let number = usedDays[key, default: 0]
      usedDays[key] = number + 1
      if number < entries[key, default: 0] {
        counts.known += 1
        return
      }
      position = number
    }
    counts.new += 1
    append(.watch(viewing), position)
  }

  private func add(_ mark: Mark, _ movie: Film) {
    guard !history.has(mark, movie.id), library.marks(of: movie.id)[mark.kind] != mark else {
      counts.known += 1
      return
    }
    if mark.kind == .rating, history.isRated(movie.id) {
      counts.changed += 1
    } else {
      counts.new += 1
    }
    append(.mark(movie, mark))
  }

  private func append(_ action: LibraryEvent.Action, _ position: Int? = nil) {
    pending.append(Pending(action: action, position: position))
    simulated += 1
    // Applying an edit takes time, and no later item depends on it.
    if case .edit = action { return }
    library.append([LibraryEvent(id: "simulated \(simulated)", time: 0, action)])
  }

  private func store() async throws {
    let changes = pending
    pending = []
    guard !isDryRun, !changes.isEmpty else { return }
    let expected = storedEvents
    let (library, events) = try await run.append { library in
      // Another process may have imported the same file in the meantime.
      library.events.count == expected
        ? changes.map(\.action) : Self.missing(changes, in: library)
    }
    storedEvents = library.events.count
    let known = changes.count - events.count
    counts.known += known
    counts.new = max(counts.new - known, 0)
  }

  /// Returns the changes that a library does not have.
  nonisolated static func missing(
    _ changes: [Pending], in library: Library
  ) -> [LibraryEvent.Action] {
    let history = LibraryHistory(library)
    let entries = entries(in: library)
    return changes.map(\.action).enumerated().filter { index, action in
      switch action {
      case .watch(let viewing):
        if let source = viewing.source { return history.sources[source] == nil }
        return changes[index].position.map { $0 >= entries[DayKey(viewing), default: 0] } ?? true
      case .mark(let movie, let mark): return !history.has(mark, movie.id)
      case .edit, .remove, .undo, .unknown: return true
      }
    }.map(\.element)
  }

  // MARK: Movies

  private func match(_ film: ImportedFilm) async throws -> Match {
    if let match = matches[film] { return match }
    let match = try await search(film)
    matches[film] = match
    return match
  }

  private func search(_ film: ImportedFilm) async throws(MovieError) -> Match {
    let catalog = run.gateways.catalog
    if let id = film.id {
      if case .tmdb(let number) = id, !film.title.isEmpty {
        return .found(Film(id: .tmdb(number), title: film.title, year: film.year))
      }
      do throws(MovieError) {
        return .found(Film(try await catalog.movie(id)))
      } catch  where error.code == .notFound {
        return .missing(.notFound)
      }
    }
    guard let year = film.year else { return .missing(.noYear) }
    let page = try await catalog.movies(.search(term: film.title, year: year), page: 1)
    let words = SearchText.words(film.title)
    // The first result is often another movie.
    let exact = page.movies.filter { movie in
      movie.releaseYear == year
        && [movie.title, movie.originalTitle].contains {
          words.isEmpty ? $0 == film.title : SearchText.words($0) == words
        }
    }
    guard let movie = exact.first else { return .missing(.notFound) }
    return exact.count == 1 ? .found(Film(movie)) : .missing(.ambiguous(exact.count))
  }
}

/// A transport that sends at most four requests per second, as a courtesy to the service.
struct ThrottlingTransport: Transport {
  static let interval = Duration.milliseconds(250)

  var baseURL: String { base.baseURL }
  private let base: any Transport
  private let clock: WallClock
  private let next = Slot()

  private final class Slot: Sendable {
    let time = Mutex(Duration.zero)
  }

  init(_ base: any Transport, clock: WallClock = WallClock()) {
    self.base = base
    self.clock = clock
  }

  func response(to request: Request) async throws(MovieError) -> Response {
    let now = clock.elapsed
    let wait = next.time.withLock { time in
      let start = max(time, now)
      time = start + Self.interval
      return start - now
    }
    if wait > .zero {
      do { try await clock.sleep(for: wait) } catch { throw .cancelled }
    }
    return try await base.response(to: request)
  }
}
