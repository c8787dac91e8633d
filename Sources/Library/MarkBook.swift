public import MovieEntities
import Synchronization

/// The current user's marks, shared by all screens and commands.
///
/// The tutorial about Marvel's characters names a drawback of MVVM: it has no single source of truth.
/// For marks, this book is that source. The book implements the rules for marks: toggling,
/// optimistic updates that are reverted if the service rejects them, undo, and changes that wait
/// for a login. Presenters use the book through their interactors.
///
/// Before each request, the book checks who owns the marks. If the owner has changed, the book
/// clears the marks and the undo history, and changes in flight fail with `notLoggedIn`.
///
/// ```swift
/// let marks = MarkBook(account)
/// marks.observe(presenter)
/// try await marks.change(.toggle(.favorite), of: Film(id: 19, title: "Metropolis"))
/// ```
@MainActor
public final class MarkBook: MarkInteractable {
  /// The book's data for a movie.
  private struct Entry {
    /// The marks known to be in the store.
    var stored = Marks.unknown
    /// The marks that are shown but not yet confirmed by the store.
    var shown: [Mark] = []
    /// The kinds of marks with a change in flight.
    var inFlight: Mark.Kinds = []
    /// For each kind of mark, the value of `moment` when the known value was requested or
    /// confirmed.
    var moments = Mark.Numbers()

    var marks: Marks {
      var marks = stored
      for mark in shown { marks.apply(mark) }
      marks.inFlight = inFlight
      return marks
    }

    /// Records a value from the store.
    ///
    /// The value may be out of date if, since it was requested, a change has been confirmed or a
    /// newer request has been answered. In that case, the value is ignored.
    mutating func learn(_ mark: Mark, since start: Int) {
      guard moments[mark.kind] ?? 0 <= start else { return }
      stored.apply(mark)
      moments[mark.kind] = start
    }

    mutating func learn(_ marks: Marks, since start: Int) {
      for kind in Mark.Kind.allCases { learn(marks[kind], since: start) }
    }
  }

  /// A change that is in flight or waiting for a login.
  private struct Job {
    var change: MarkChange
    let movie: Film
    var isUndo = false
    var isUndoable = true
    /// The diary entry that the change is part of, which is undone with it.
    var entry: DiaryEntry.ID?
    /// The number of events in the library when a change that can be undone was made.
    var eventCount = 0
  }

  private struct Observer {
    weak var object: (any MarkObserver)?
  }

  private let account: AccountGateway
  /// The library on this computer, with the diary and the marks made without a login; `nil` if
  /// marks require a login.
  public nonisolated let library: (any LibraryStore)?
  private nonisolated let own: OwnChanges?
  /// The source of what the library doesn't know about its films.
  nonisolated let catalog: (any MovieCatalog)?
  /// What is known about movies without another request, if the catalog remembers it.
  package nonisolated var facts: (any FactInteractable)? { catalog?.known }
  private(set) var owner: MarkOwner?
  /// The number of users who were logged in before the current one.
  public private(set) var previousOwners = 0
  private var entries: [MovieID: Entry] = [:]
  /// The kinds of marks for which the book knows every marked movie; all other movies are unmarked.
  private var complete: Mark.Kinds = []
  /// When movies were last seen, from the local library.
  private var seen: [MovieID: Seen] = [:]
  /// The viewings of the movies whose viewings have been requested.
  private var viewings: [MovieID: [Viewing]] = [:]
  /// Changes that restore earlier values in the account, most recent last; the library has its own
  /// history.
  private var history: [Job] = []
  /// The changes that restore the ratings in the account that were sent with diary entries.
  private var sentRatings: [DiaryEntry.ID: Job] = [:]
  /// The number of events in the library, and whether one of them can be undone, as last read.
  private var events = (count: 0, canUndo: false)
  /// The changes waiting for a login.
  private var waiting: [Job] = []
  /// A logical clock: the number of requests sent plus the number of changes confirmed.
  private var moment = 0
  private var observers: [Observer] = []
  /// The changes in flight; each closure waits for one of them.
  private var tasks: [Int: () async -> Void] = [:]
  private var lastTask = 0

  /// Creates a book for the user who is logged in to an account service.
  ///
  /// - Parameters:
  ///   - account: The gateway to the account.
  ///   - library: The library on this computer; by default, there is none.
  ///   - catalog: The catalog with the ratings, lengths, genres and directors of the library's films,
  ///     which its lists lack by default.
  public nonisolated init(
    _ account: AccountGateway, library: (any LibraryStore)? = nil,
    catalog: (any MovieCatalog)? = nil
  ) {
    self.account = account
    self.catalog = catalog
    own = library.map { OwnChanges($0) }
    self.library = own
  }

  /// Returns the marks of the account or, if the user is not logged in, of the library.
  ///
  /// - Throws: `MovieError` with `notLoggedIn` and the reason if the user is not logged in and
  ///   there is no library, or with `stateNotReadable` if a stored session is damaged.
  package nonisolated func markStore(
    _ reason: MovieError.NotLoggedIn = .noSessionForMarks
  ) async throws(MovieError) -> any MarkStore {
    if let session = try await account.session() { return account.service.markStore(of: session) }
    guard let library else { throw MovieError(.notLoggedIn(reason)) }
    return LocalMarkStore(library)
  }

  /// Whether there is a local library, and so a diary.
  public nonisolated var canLog: Bool { library != nil }

  /// Whether the marks are in the local library, so that reading them needs no requests.
  public var isLocal: Bool { owner == .thisComputer }

  // MARK: Reading

  /// Returns the marks, as shown on screen, of the movie with the given ID.
  public func marks(of movie: MovieID) -> Marks {
    var marks = entries[movie]?.marks ?? .unknown
    marks.known.formUnion(complete)
    marks.seen = seen[movie]
    return marks
  }

  /// Returns the viewings of a movie, newest day first, once they have been read.
  public func viewings(of movie: MovieID) -> [Viewing] { viewings[movie] ?? [] }

  /// Whether there is a change that can be undone.
  public var canUndo: Bool { !history.isEmpty || events.canUndo }

  /// The number of imports that were undone, and of changes that were undone, but not made, through
  /// this book.
  package private(set) var undoneElsewhere = 0

  /// Adds a weakly held observer that is notified of all future changes.
  public func observe(_ observer: any MarkObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: observer))
  }

  /// Returns a page of one of the user's lists, and records the marks on that page.
  ///
  /// - Throws: `MovieError` from the `MarkStore`; `notLoggedIn` if the user is not logged in, or if
  ///   the owner of the list has changed in the meantime.
  public func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
    let store = try await store(.noSessionForList)
    let (generation, start) = (previousOwners, nextMoment())
    let page = try await store.movies(kind, page: page)
    try check(generation)
    // A list reveals no other marks of its movies.
    guard let mark = kind.markKind?.mark else { return page }
    update(Set(page.movies.map(\.movieID))) {
      for movie in page.movies {
        entries[movie.movieID, default: Entry()].learn(mark(movie), since: start)
      }
    }
    return page
  }

  /// Requests a movie's marks; does nothing if the user is not logged in.
  ///
  /// Also reads the movie's viewings, if there is a local library.
  ///
  /// - Throws: `MovieError` from the `MarkStore`.
  public func load(_ movie: MovieID) async throws(MovieError) {
    guard let store = try await readLibrary(for: movie) else { return }
    if try await !loadAll(from: store, for: movie) { try await load(movie, from: store) }
  }

  /// Checks who owns the marks, and reads all marks if the store can do so without sending a
  /// request.
  ///
  /// Errors are ignored, leaving the marks unknown. Marks that have been read are read again only
  /// if `reload` is `true`.
  public func prepare(reload: Bool) async {
    guard let store = try? await readLibrary() else { return }
    if complete != .all || reload { _ = try? await loadAll(from: store) }
  }

  /// Reads which movies the user has seen, if there is a local library.
  ///
  /// If the library cannot be read, nothing changes.
  public func loadSeen() async {
    if let library = try? await library?.library() { showSeen(library) }
  }

  /// Reads the viewings of a movie, if there is a local library.
  ///
  /// If the library cannot be read, nothing changes.
  public func loadViewings(of movie: MovieID) async {
    if let library = try? await library?.library() { showSeen(library, and: movie) }
  }

  /// Reads the local library, if any, and returns the store with the marks, unless they are in the
  /// library.
  private func readLibrary(
    for movie: MovieID? = nil
  ) async throws(MovieError) -> (any MarkStore)? {
    let start = nextMoment()
    let library: Library? = try? await self.library?.library()
    if let library { showSeen(library, and: movie) }
    let store = try await storeIfLoggedIn()
    guard let library, owner == .thisComputer else { return store }
    learn(library.marks, and: movie, since: start)
    return nil
  }

  /// Shows the local library after a screen has changed it.
  public func show(_ library: Library) {
    showSeen(library)
    if owner == .thisComputer { learn(library.marks, since: nextMoment()) }
  }

  /// Shows which movies the user has seen, and the viewings of those whose viewings have been
  /// requested and, optionally, of one other movie.
  private func showSeen(_ library: Library, and movie: MovieID? = nil) {
    let new = library.seen
    var changed = Set(new.keys).union(seen.keys).filter { new[$0] != seen[$0] }
    var viewings = viewings
    for movie in Set(viewings.keys).union(movie.map { [$0] } ?? []) {
      viewings[movie] = library.viewings(of: movie)
      if viewings[movie] != self.viewings(of: movie) { changed.insert(movie) }
    }
    let couldUndo = canUndo
    events = (library.events.count, library.canUndo)
    update(couldUndo == canUndo ? changed : nil) { (seen, self.viewings) = (new, viewings) }
  }

  /// Requests the user's favorites, watchlist and ratings, so that all marks are known.
  ///
  /// Pages are requested one at a time, starting with the first page of each list.
  ///
  /// - Parameter pause: A closure that is called before each additional page and returns when the
  ///   page may be requested.
  /// - Throws: `MovieError` from the `MarkStore`; marks that have already arrived are kept.
  public func loadLists(pause: @MainActor () async -> Void = {}) async throws(MovieError) {
    guard let store = try await storeIfLoggedIn(), try await !loadAll(from: store) else { return }
    let generation = previousOwners
    var pages: [Mark.Kind: Int] = [:]
    for kind in Mark.Kind.allCases {
      do throws(MovieError) {
        pages[kind] = try await movies(kind.list, page: 1).totalPages
      } catch {
        // A guest can have ratings, but no favorites or watchlist.
        guard error.reason == .notLoggedIn(.guest) else { throw error }
      }
    }
    for kind in Mark.Kind.allCases {
      guard let last = pages[kind] else { continue }
      for page in 1...max(min(last, MoviePage.lastServed), 1) where page > 1 {
        await pause()
        if Task.isCancelled { throw .cancelled }
        _ = try await movies(kind.list, page: page)
      }
      guard generation == previousOwners else { return }
      if complete.contains(Mark.Kinds(kind)) { continue }
      update(nil) { complete.insert(Mark.Kinds(kind)) }
    }
  }

  // MARK: Changing

  /// Adds what files say and the library does not know, as one import, and shows the new marks.
  ///
  /// Canceling the caller's task has no effect once the library is being changed.
  ///
  /// - Throws: `MovieError` from the library.
  public func merge(
    _ rows: [ImportedRow], events: [LibraryEvent]
  ) async throws(MovieError) -> LibraryMerge {
    guard let own else { throw MovieError(.notLoggedIn(.noSession)) }
    return try await finish(isCancelable: true) { () throws(MovieError) in
      let merge = try await own.merge(rows, events: events)
      if let library = try? await own.library() { self.show(library) }
      return merge
    }
  }

  /// Changes a mark and shows the new value immediately, but restores the old value if the change
  /// is rejected.
  ///
  /// A toggle inverts the shown value. If the value is unknown, the marks are requested first. The
  /// change continues even if the caller's task is canceled. A change that fails with `notLoggedIn`
  /// waits for `endLogin(isLoggedIn:)`.
  ///
  /// - Parameters:
  ///   - change: The requested change.
  ///   - movie: The movie.
  ///   - isUndoable: Whether the change can be undone. If `false`, unknown marks are not requested
  ///     before the change.
  /// - Returns: The new mark, or `nil` if another change to the same mark is in flight.
  /// - Throws: `MovieError` from the `MarkStore`; `notLoggedIn` if the user is not logged in.
  @discardableResult
  public func change(
    _ change: MarkChange, of movie: Film, isUndoable: Bool
  ) async throws(MovieError) -> MarkResult? {
    try await run(Job(change: change, movie: movie, isUndoable: isUndoable))
  }

  /// Changes a mark, as `change(_:of:isUndoable:)` does, so that the change can be undone.
  @discardableResult
  public func change(
    _ change: MarkChange, of movie: Film
  ) async throws(MovieError) -> MarkResult? {
    try await self.change(change, of: movie, isUndoable: true)
  }

  /// Rates a logged movie in the user's account if the viewing has a rating, the user is logged in,
  /// and the account can have the movie.
  ///
  /// A rating that fails with `notLoggedIn` doesn't wait for a login, because another user may log
  /// in.
  func rate(
    _ viewing: Viewing, of entry: DiaryEntry.ID?, isUndoable: Bool
  ) async throws(MovieError) {
    let movie = viewing.movie
    guard let rating = viewing.rating, movie.id.tmdb != nil,
      let store = try await storeIfLoggedIn(),
      store.owner != .thisComputer
    else { return }
    let job = Job(
      change: .set(.rating(rating)), movie: movie, isUndoable: isUndoable, entry: entry)
    _ = try await run(job, canWait: false)
  }

  /// Undoes the last change made on this computer, here or elsewhere: to the diary, to the marks
  /// or, since this book was created, to the marks in the account.
  ///
  /// - Returns: What was undone; `nil` if there was nothing to undo, or if another change to the
  ///   same mark is in flight.
  /// - Throws: `MovieError` from the `MarkStore` or the library. After an error, the user can try
  ///   the undo again.
  @discardableResult
  public func undo() async throws(MovieError) -> UndoneChange? {
    guard !Task.isCancelled else { return nil }
    if let job = history.last, try await library?.library().lastChange(after: job.eventCount) == nil
    {
      guard !isInFlight(job) else { return nil }
      history.removeLast()
      guard try await run(job) != nil else { return nil }
      return UndoneChange(
        LibraryChange(kind: .mark(job.change.kind), movie: job.movie, id: "", rating: nil))
    }
    return try await finish { () throws(MovieError) in try await self.undoInLibrary() }
  }

  private func undoInLibrary() async throws(MovieError) -> UndoneChange? {
    guard let own else { return nil }
    let (library, events) = try await append { $0.lastChange.map { [$0.undo] } ?? [] }
    guard let change = events.first.flatMap({ library.change(undoneBy: $0.action) }) else {
      return nil
    }
    var undone = UndoneChange(change, isFromElsewhere: !own.remove(change.id))
    let isImport = if case .imported = change.kind { true } else { false }
    if undone.isFromElsewhere || isImport { undoneElsewhere += 1 }
    guard let rating = change.rating, let movie = change.movie?.id, movie.tmdb != nil,
      let store = try? await storeIfLoggedIn(), store.owner != .thisComputer
    else { return undone }
    if let restore = sentRatings.removeValue(forKey: change.id) {
      undone.keepsRating = (try? await run(restore, canWait: false)) == nil
    } else {
      // If the marks cannot be loaded, the rating may still be there.
      let isLoaded: Void? = try? await load(movie, from: store)
      undone.keepsRating = isLoaded == nil || marks(of: movie).rating == rating
    }
    return undone
  }

  /// Applies the changes waiting for a login, or discards them if the user did not log in.
  ///
  /// A discarded undo returns to the undo history.
  ///
  /// - Returns: The last new mark, or `nil` if no change was waiting.
  /// - Throws: The error of the first change that failed.
  @discardableResult
  public func endLogin(isLoggedIn: Bool) async throws(MovieError) -> MarkResult? {
    guard isLoggedIn else {
      let undos = waiting.filter(\.isUndo)
      waiting = []
      update(Set(undos.map(\.movie.id))) { history += undos }
      return nil
    }
    let jobs = waiting
    waiting = []
    var result: MarkResult?
    var failure: MovieError?
    for job in jobs {
      do throws(MovieError) {
        result = try await run(job, canWait: false) ?? result
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return result
  }

  /// A Boolean value that indicates whether no change is in flight.
  public var isSettled: Bool { tasks.isEmpty }

  /// Waits until no change is in flight.
  public func settled() async {
    while let task = tasks.first?.value { await task() }
  }

  /// Runs a change in a separate task, so that closing a screen does not cancel the user's change.
  ///
  /// If `isCancelable` is `true`, the work notices that the caller's task is canceled.
  func finish<Value: Sendable>(
    isCancelable: Bool = false, _ work: @escaping @MainActor () async throws(MovieError) -> Value
  ) async throws(MovieError) -> Value {
    lastTask += 1
    let number = lastTask
    let task = Task { () -> Result<Value, MovieError> in
      defer { tasks[number] = nil }
      do throws(MovieError) { return .success(try await work()) } catch { return .failure(error) }
    }
    tasks[number] = { _ = await task.value }
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      if isCancelable { task.cancel() }
    }
    return try result.get()
  }

  private func run(_ job: Job, canWait: Bool = true) async throws(MovieError) -> MarkResult? {
    guard !Task.isCancelled, !isInFlight(job) else { return nil }
    let shown = show(job)
    return try await finish { () throws(MovieError) in
      try await self.outcome(of: job, shown: shown, canWait: canWait)
    }
  }

  /// Records a change as in flight, and shows the new value if the current value is known.
  private func show(_ job: Job) -> Mark? {
    let marks = marks(of: job.movie.id)
    let mark = marks.isKnown(job.change.kind) ? job.change.mark(marks) : nil
    edit(job.movie.id) { entry in
      entry.inFlight.insert(Mark.Kinds(job.change.kind))
      if let mark { entry.shown.append(mark) }
    }
    return mark
  }

  private func outcome(
    of job: Job, shown: Mark?, canWait: Bool
  ) async throws(MovieError) -> MarkResult? {
    let (movie, kind) = (job.movie.id, job.change.kind)
    var (shown, generation) = (shown, previousOwners)
    do throws(MovieError) {
      let store = try await store(.noSessionForMarks)
      if generation != previousOwners {
        // Another user has logged in, so the shown marks have been cleared.
        generation = previousOwners
        shown = show(job)
      }
      if shown == nil {
        if job.isUndoable, try await !loadAll(from: store) { try await load(movie, from: store) }
        try check(generation)
        shown = show(job)
      }
      let stored = entries[movie]?.stored ?? .unknown
      let mark = shown ?? job.change.mark(stored)
      let old = stored[kind]
      let isKnown = stored.known.union(complete).contains(Mark.Kinds(kind))
      if !isKnown || old != mark {
        try await store.apply(mark, for: job.movie)
        try check(generation)
        if store.owner == .thisComputer {
          events.canUndo = true
          if let id = movie.tmdb { catalog?.known?.keep([id]) }
        }
      }
      edit(movie) { entry in
        if !isKnown || old != mark {
          entry.stored.apply(mark)
          entry.moments[kind] = nextMoment()
          if !job.isUndo, job.isUndoable, store.owner != .thisComputer {
            let undo = Job(
              change: .set(old), movie: job.movie, isUndo: true, entry: job.entry,
              eventCount: events.count)
            if let entry = job.entry { sentRatings[entry] = undo } else { history.append(undo) }
          }
        }
        entry.inFlight.remove(Mark.Kinds(kind))
        entry.shown.removeAll { $0.kind == kind }
      }
      return MarkResult(movie: job.movie, mark: mark, canUndo: !job.isUndo)
    } catch {
      let waits = error.code == .notLoggedIn && canWait
      if waits {
        // Keep the value that the user saw or requested, regardless of the account's marks.
        var job = job
        job.change = .set(shown ?? job.change.mark(.unknown))
        waiting.append(job)
      }
      guard generation == previousOwners else { throw error }
      edit(movie) { entry in
        if job.isUndo, !waits, job.entry == nil { history.append(job) }
        entry.inFlight.remove(Mark.Kinds(kind))
        entry.shown.removeAll { $0.kind == kind }
      }
      throw error
    }
  }

  private func isInFlight(_ job: Job) -> Bool {
    entries[job.movie.id]?.inFlight.contains(Mark.Kinds(job.change.kind)) ?? false
  }

  // MARK: The owner

  /// Clears the book if the user has logged out or another user has logged in.
  public func checkOwner() async { _ = try? await storeIfLoggedIn() }

  private func store(
    _ reason: MovieError.NotLoggedIn
  ) async throws(MovieError) -> any MarkStore {
    do throws(MovieError) {
      let store = try await markStore(reason)
      change(to: store.owner)
      return store
    } catch {
      if error.code == .notLoggedIn { change(to: nil) }
      throw error
    }
  }

  private func storeIfLoggedIn() async throws(MovieError) -> (any MarkStore)? {
    do throws(MovieError) {
      return try await store(.noSession)
    } catch {
      if error.code == .notLoggedIn { return nil }
      throw error
    }
  }

  private func check(_ generation: Int) throws(MovieError) {
    if generation != previousOwners { throw MovieError(.notLoggedIn(.sessionRejected)) }
  }

  private func change(to new: MarkOwner?) {
    guard new != owner else { return }
    let isFirst = owner == nil
    owner = new
    if isFirst { return }
    previousOwners += 1
    // If all marks were known, those of unmarked movies become unknown, too.
    let movies = complete == [] ? Set(entries.keys) : nil
    update(movies) { (entries, complete, history, sentRatings) = ([:], [], [], [:]) }
  }

  // MARK: Updating from the store

  /// Reads all marks if the store can do so without sending a request, and returns whether the
  /// marks were read.
  private func loadAll(
    from store: any MarkStore, for movie: MovieID? = nil
  ) async throws(MovieError) -> Bool {
    let (generation, start) = (previousOwners, nextMoment())
    guard let all = try await store.all() else { return false }
    guard generation == previousOwners else { return true }
    learn(all, and: movie, since: start)
    return true
  }

  /// Records the marks of all marked movies and, optionally, of one other movie.
  private func learn(_ all: [MovieID: Marks], and movie: MovieID? = nil, since start: Int) {
    let movies = Set(all.keys).union(entries.keys).union(movie.map { [$0] } ?? [])
    // Once all marks are known, those of unmarked movies are known, too.
    let old =
      complete == .all
      ? Dictionary(uniqueKeysWithValues: movies.map { ($0, marks(of: $0)) }) : nil
    complete = .all
    for movie in movies {
      entries[movie, default: Entry()].learn(all[movie] ?? Marks(), since: start)
    }
    notify(old.map { old in movies.filter { marks(of: $0) != old[$0] } })
  }

  private func load(_ movie: MovieID, from store: any MarkStore) async throws(MovieError) {
    let (generation, start) = (previousOwners, nextMoment())
    let marks = try await store.marks(of: movie)
    guard generation == previousOwners else { return }
    edit(movie) { $0.learn(marks, since: start) }
  }

  private func nextMoment() -> Int {
    moment += 1
    return moment
  }

  // MARK: Notifying

  private func edit(_ movie: MovieID, _ change: (inout Entry) -> Void) {
    update([movie]) { change(&entries[movie, default: Entry()]) }
  }

  /// Makes a change and notifies the observers once.
  private func update(_ movies: Set<MovieID>?, _ change: () -> Void) {
    change()
    notify(movies)
  }

  private func notify(_ movies: Set<MovieID>?) {
    guard movies?.isEmpty != true else { return }
    for observer in observers { observer.object?.marksDidChange(movies) }
  }
}

/// A library that remembers which changes were made through it.
private final class OwnChanges: LibraryStore {
  private let base: any LibraryStore
  private let ids = Mutex<Set<LibraryEvent.ID>>([])

  init(_ base: any LibraryStore) { self.base = base }

  /// Forgets a change, and returns whether it was made through this library.
  func remove(_ id: LibraryEvent.ID) -> Bool { ids.withLock { $0.remove(id) } != nil }

  func library() async throws(MovieError) -> Library { try await base.library() }

  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    let result = try await base.append(make)
    ids.withLock { $0.formUnion(result.events.filter(\.canBeUndone).map(\.id)) }
    return result
  }

  func merge(
    _ rows: [ImportedRow], events: [LibraryEvent]
  ) async throws(MovieError) -> LibraryMerge {
    let merge = try await base.merge(rows, events: events)
    ids.withLock { $0.formUnion(merge.events.compactMap(\.batch)) }
    return merge
  }
}
