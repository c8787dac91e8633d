import MovieEntities
import MovieLibrary
import MoviePresentation
import MovieTMDB
import Synchronization
import ViperCommandLine
import ViperLocalization
import ViperText

/// Finds the movies of imported items, and adds the items to the library as one import.
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

  private let run: LogRun
  private let isDryRun: Bool
  private let progress: CountProgress
  private var matches: [ImportedFilm: Match] = [:]
  /// The titles and years that the library knows.
  private var titles: Set<TitleKey> = []
  private(set) var counts = Counts()
  private(set) var unresolved: [(item: ImportedItem, reason: Missing)] = []

  init(_ run: LogRun, isDryRun: Bool) {
    self.run = run
    self.isDryRun = isDryRun
    progress = CountProgress(run.context, run.gateways.progress) { bar, count, all in
      run.context.localizer.text("Importing \(bar) \(count) of \(all)")
    }
  }

  /// Adds the items and events to the library.
  ///
  /// If a request fails, everything before it is added, so that repeating the import continues
  /// there.
  func add(_ contents: ImportedContents) async throws {
    titles = try await run.store().library().titles
    var rows: [ImportedRow] = []
    var failure: MovieError?
    do throws(MovieError) {
      for (index, item) in contents.items.enumerated() {
        progress.show(index, of: contents.items.count)
        switch try await match(item.film) {
        case .found(let movie): rows.append(item.row(of: movie))
        case .missing(let reason): unresolved.append((item, reason))
        }
      }
    } catch {
      failure = error
    }
    progress.end()
    try await merge(rows, contents.events)
    guard let failure else { return }
    let localizer = run.context.localizer
    throw run.gateways.failure(failure, in: localizer)
      .adding(localizer.text("Run the command again to continue the import."))
  }

  private func merge(_ rows: [ImportedRow], _ events: [LibraryEvent]) async throws {
    let library = try await run.read()
    let merge =
      isDryRun
      ? LibraryMerge(rows, events: events, into: library, at: 0, batch: "")
      : try await run.store().merge(rows, events: events)
    counts = Counts(new: merge.new, known: merge.known, changed: merge.changed)
  }

  // MARK: Movies

  private func match(_ film: ImportedFilm) async throws(MovieError) -> Match {
    if let match = matches[film] { return match }
    let match = try await search(film)
    matches[film] = match
    return match
  }

  private func search(_ film: ImportedFilm) async throws(MovieError) -> Match {
    let catalog = run.gateways.catalog
    if let id = film.id, id != .titled(film.key) {
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
    if exact.count == 1 { return .found(Film(exact[0])) }
    if film.id != nil || titles.contains(film.key) {
      return .found(Film(title: film.title, year: year))
    }
    return .missing(exact.isEmpty ? .notFound : .ambiguous(exact.count))
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
