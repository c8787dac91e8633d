public import MovieEntities

/// The local library: the diary and the marks that result from events.
///
/// For each of a film's marks, the latest day wins, so the order of the events does not matter:
/// logging an old viewing does not change today's rating. On the same day, what the user did here
/// comes after what a file says, and a file's highest rating counts. Only events about other events
/// apply in order. An undone event counts as absent, including its effects on marks.
///
/// Loading 10,000 events takes a few milliseconds. Appending a mark or viewing takes constant time.
public struct Library: Sendable {
  /// The marks and viewings of a film.
  private struct FilmState {
    var movie: Film
    var marks = Marks()
    /// The indices of the events that set or removed the marks.
    var setters = Mark.Numbers()
    var viewings = 0
    var lastDay: Day?

    var isMarked: Bool { Mark.Kind.allCases.contains(where: marks.isSet) }
  }

  private struct Entry {
    var viewing: Viewing
    let event: Int
    var isRemoved = false
    /// When the user last changed its rating or day here, if ever.
    var ratingTime: Int64?
  }

  /// The events in file order, without duplicates.
  public private(set) var events: [LibraryEvent] = []
  /// The number of damaged lines that were skipped.
  public var skippedLines = 0
  private var indices: [String: Int] = [:]
  /// The indices of undone events.
  private var absent: Set<Int> = []
  /// The indices of events of undone imports.
  private var forgotten: Set<Int> = []
  /// The viewings, in file order, and their indices, if any, by event.
  private var entries: [Entry] = []
  private var positions: [Int?] = []
  private var films: [MovieID: FilmState] = [:]
  /// The films that are the same as others.
  private var identified: [MovieID: Film] = [:]

  /// Creates the state that results from events.
  public init(_ events: some Sequence<LibraryEvent> = []) {
    append(events)
  }

  /// Applies further events.
  public mutating func append(_ new: some Sequence<LibraryEvent>) {
    var needsRebuild = false
    let first = events.count
    // The compiler specializes the loop only for arrays.
    for event in Array(new) {
      // A file that was merged or copied can contain an event twice.
      guard indices[event.id] == nil else { continue }
      indices[event.id] = events.count
      events.append(event)
      positions.append(nil)
      if event.action.changesEvents { needsRebuild = true }
    }
    if needsRebuild { return rebuild() }
    for index in events.indices.dropFirst(first) {
      if case .watch(let viewing, _) = events[index].action { add(viewing, index) }
      apply(index)
    }
  }

  /// Applies all events again.
  private mutating func rebuild() {
    (absent, forgotten, entries, films, identified) = ([], [], [], [:], [:])
    positions = Array(repeating: nil, count: events.count)
    // An undo comes after its event, so going backward finds it first.
    var batches: Set<String> = []
    for (index, event) in events.enumerated().reversed() {
      if let batch = event.batch, batches.contains(batch) {
        absent.insert(index)
        forgotten.insert(index)
      }
      guard !absent.contains(index) else { continue }
      switch event.action {
      case .undo(let id): if let target = indices[id], target < index { absent.insert(target) }
      case .undoBatch(let batch): batches.insert(batch)
      case .watch, .mark, .edit, .remove, .identify, .unknown: break
      }
    }
    for (index, event) in events.enumerated() where !absent.contains(index) {
      switch event.action {
      case .watch(let viewing, _): add(viewing, index)
      case .edit(let id, let fields):
        guard let position = indices[id].flatMap({ positions[$0] }) else { continue }
        for field in fields { entries[position].viewing.set(field) }
        if event.batch == nil, fields.contains(where: \.setsRating) {
          entries[position].ratingTime = event.time
        }
      case .remove(let id):
        guard let position = indices[id].flatMap({ positions[$0] }) else { continue }
        entries[position].isRemoved = true
      case .identify(let movie, let other):
        if movie.id != other.id { identified[movie.id] = other }
      case .mark, .undo, .undoBatch, .unknown: break
      }
    }
    for index in events.indices where !absent.contains(index) { apply(index) }
  }

  private mutating func add(_ viewing: Viewing, _ index: Int) {
    positions[index] = entries.count
    entries.append(Entry(viewing: viewing, event: index))
  }

  // MARK: The latest day wins

  /// Applies an event's effects on the marks of its film.
  private mutating func apply(_ index: Int) {
    switch events[index].action {
    case .mark(let movie, let mark, _, _): apply(mark, to: film(movie), by: index)
    case .watch(_, let logged):
      guard let entry = positions[index].map({ entries[$0] }), !entry.isRemoved else { return }
      let viewing = entry.viewing
      let movie = film(viewing.movie)
      if viewing.day != nil || logged != nil { apply(.watchlist(false), to: movie, by: index) }
      if let rating = viewing.rating { apply(.rating(rating), to: movie, by: index) }
      var state = films[movie.id] ?? FilmState(movie: movie)
      state.viewings += 1
      if let day = viewing.day { state.lastDay = max(state.lastDay ?? day, day) }
      films[movie.id] = state
    case .edit, .remove, .identify, .undo, .undoBatch, .unknown: break
    }
  }

  /// Sets or removes a mark, unless another event has done so later.
  private mutating func apply(_ mark: Mark, to movie: Film, by index: Int) {
    var state = films[movie.id] ?? FilmState(movie: movie)
    state.movie = movie
    if let setter = state.setters[mark.kind],
      order(of: index, mark.kind) < order(of: setter, mark.kind)
    {
      return
    }
    state.marks.apply(mark)
    state.setters[mark.kind] = index
    films[movie.id] = state
  }

  /// When an event sets a mark, so that events can be compared in any order.
  struct Order: Comparable {
    /// The day, in days since 1970; the least number if it is unknown.
    let day: Int
    /// What counts on the same day: 3 for what the user did here, 2 for a mark in our own table and,
    /// for what other files say, 1 rather than 0.
    let rank: Int
    /// The rating that a file has; 0 for other marks.
    let fileRating: Double
    /// The time; 0 for what files say, because it would only be the time of the import.
    let time: Int64
    let id: String

    static func < (first: Order, second: Order) -> Bool {
      if first.day != second.day { return first.day < second.day }
      if first.rank != second.rank { return first.rank < second.rank }
      if first.fileRating != second.fileRating { return first.fileRating < second.fileRating }
      if first.time != second.time { return first.time < second.time }
      return EventID.isLess(first.id, second.id)
    }
  }

  /// The source of marks from our own table, which has only current ones.
  package static let tableSource = "movies-cli"

  /// Returns when an event sets a mark of a kind.
  private func order(of index: Int, _ kind: Mark.Kind) -> Order {
    let event = events[index]
    let (day, isHere, rank): (Day?, Bool, Int)
    var (rating, time): (OwnRating?, Int64) = (nil, event.time)
    switch event.action {
    case .mark(_, let mark, let on, let source):
      if case .rating(let value) = mark { rating = value }
      // A service's list of ratings has the current ones; those of its diary may be older.
      (day, isHere, rank) = (
        on, source == nil, source == Self.tableSource ? 2 : kind == .rating ? 1 : 0
      )
    case .watch(let original, let logged):
      let entry = positions[index].map { entries[$0] }
      let viewing = entry?.viewing ?? original
      let later = [viewing.day, logged].compactMap(\.self).max()
      let edited = kind == .rating ? entry?.ratingTime : nil
      rating = viewing.rating
      time = max(time, edited ?? time)
      (day, isHere, rank) = (
        kind == .watchlist ? later : viewing.day, logged != nil || edited != nil,
        kind == .rating ? 0 : 1
      )
    case .edit, .remove, .identify, .undo, .undoBatch, .unknown:
      (day, isHere, rank) = (nil, false, 0)
    }
    return Order(
      day: day?.daysSince1970 ?? .min, rank: isHere ? 3 : rank,
      fileRating: isHere ? 0 : rating?.value ?? 0, time: isHere ? time : 0, id: event.id)
  }

  /// Returns when a mark of a film was last set or removed, if ever.
  private func lastOrder(_ kind: Mark.Kind, of movie: Film) -> Order? {
    films[film(movie).id]?.setters[kind].map { order(of: $0, kind) }
  }

  /// Returns the film that a film has been identified as or, by default, the film itself.
  func film(_ movie: Film) -> Film { identity(movie.id) ?? movie }

  /// Returns the film that an ID has been identified as, if any.
  private func identity(_ id: MovieID) -> Film? {
    var movie = identified[id]
    // A file edited by hand can contain a circle.
    for _ in 0..<8 {
      guard let other = movie.flatMap({ identified[$0.id] }) else { break }
      movie = other
    }
    return movie
  }

  /// Returns the event for something that the user does now.
  ///
  /// Its days and time are never before those of the marks that it changes, so it takes effect even
  /// if the clock goes back.
  ///
  /// - Parameters:
  ///   - action: The action; a mark must not have a day, and a viewing no day of logging.
  ///   - id: A new ID.
  ///   - now: The current time, in seconds since January 1, 1970, 00:00 GMT.
  ///   - today: The current day.
  /// - Returns: The event to append.
  public func event(
    _ action: LibraryEvent.Action, id: String, at now: Int64, today: Day
  ) -> LibraryEvent {
    /// The first day and time at which an event can change a mark.
    func next(_ kind: Mark.Kind, _ movie: Film, from day: Day) -> (day: Day, time: Int64) {
      guard let last = lastOrder(kind, of: movie), last.day >= day.daysSince1970 else {
        return (day, now)
      }
      return (Day(daysSince1970: last.day), max(now, last.time + 1))
    }
    switch action {
    case .mark(let movie, let mark, _, _):
      let (day, time) = next(mark.kind, movie, from: today)
      return LibraryEvent(id: id, time: time, .mark(movie, mark, on: day))
    case .watch(let viewing, _):
      var (logged, time) = next(.watchlist, viewing.movie, from: today)
      if viewing.rating != nil, let day = viewing.day {
        let rated = next(.rating, viewing.movie, from: day)
        if rated.day == day { time = max(time, rated.time) }
      }
      return LibraryEvent(id: id, time: time, .watch(viewing, logged: logged))
    case .edit, .remove, .identify, .undo, .undoBatch, .unknown:
      return LibraryEvent(id: id, time: now, action)
    }
  }
}

// MARK: Marks

extension Library {
  /// The marks of all films that have any, by ID.
  public var marks: [MovieID: Marks] { films.compactMapValues { $0.isMarked ? $0.marks : nil } }

  /// The films that the user has seen, by ID.
  public var seen: [MovieID: Seen] {
    films.compactMapValues { $0.viewings == 0 ? nil : Seen(on: $0.lastDay) }
  }

  /// Returns the marks of a film, given its ID.
  public func marks(of movie: MovieID) -> Marks { state(of: movie)?.marks ?? Marks() }

  /// Returns when a film was last seen, or `nil` if it was never seen.
  public func seen(_ movie: MovieID) -> Seen? {
    state(of: movie).flatMap { $0.viewings == 0 ? nil : Seen(on: $0.lastDay) }
  }

  private func state(of movie: MovieID) -> FilmState? { films[identity(movie)?.id ?? movie] }

  /// Returns a film that has marks or viewings, given its ID or, for `titled`, its title and year.
  ///
  /// Returns `nil` if there is no such film, or if two films with IDs have the same title and year.
  package func film(_ id: MovieID) -> Film? {
    if let state = state(of: id) { return state.movie }
    guard case .titled(let key) = id else { return nil }
    let same = films.values.filter { $0.movie.key == key }
    return same.count == 1 ? same[0].movie : nil
  }

  /// The films that have marks or viewings but no TMDB ID, by title.
  package var unlisted: [Film] {
    films.values.filter { $0.movie.id.tmdb == nil && ($0.isMarked || $0.viewings > 0) }
      .map(\.movie).sorted { ($0.title, $0.year ?? 0) < ($1.title, $1.year ?? 0) }
  }

  /// Returns the films with a title, whatever their years, that have marks or viewings, as rows of
  /// a list with the latest year first.
  package func movies(titled title: String) -> [any PopularMovie] {
    films.values.filter { $0.movie.key == TitleKey(title, year: $0.movie.year) }
      .map { LibraryRow(movie: $0.movie, ownRating: $0.marks.rating) }
      .sorted { ($0.movie.year ?? 0, $0.id) > ($1.movie.year ?? 0, $1.id) }
  }

  /// The films that have marks or viewings, from A to Z.
  package var movies: [Film] {
    films.values.lazy.filter { $0.isMarked || $0.viewings > 0 }.map(\.movie)
      .sorted { ($0.title, "\($0.id)") < ($1.title, "\($1.id)") }
  }

  /// The titles and years of all films that have marks or viewings.
  package var titles: Set<TitleKey> { Set(films.values.map(\.movie.key)) }

  /// Returns the films of a personal list, latest mark first, with their ratings.
  public func movies(_ kind: MovieListKind) -> [(movie: Film, rating: OwnRating?)] {
    guard let mark = kind.markKind else { return [] }
    return marked(mark).sorted { $0.order > $1.order }.map { ($0.film.movie, $0.film.marks.rating) }
  }

  /// The marks that are set, oldest first.
  public var currentMarks: [LibraryMark] {
    Mark.Kind.allCases.flatMap(marked).sorted { $0.order < $1.order }
      .map { order, film, kind in
        LibraryMark(
          movie: film.movie, value: film.marks[kind],
          day: order.day == .min ? nil : Day(daysSince1970: order.day))
      }
  }

  /// Returns the films with a mark.
  private func marked(
    _ kind: Mark.Kind
  ) -> [(order: Order, film: FilmState, kind: Mark.Kind)] {
    films.values.compactMap { film in
      guard film.marks.isSet(kind), let setter = film.setters[kind] else { return nil }
      return (order(of: setter, kind), film, kind)
    }
  }
}

// MARK: The diary

/// A viewing in the diary.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct DiaryEntry: Hashable, Sendable, Identifiable {
  /// The ID of the event that logged the viewing.
  public let id: String
  /// The time at which it was logged, in seconds since January 1, 1970, 00:00 GMT.
  public let time: Int64
  public let viewing: Viewing

  /// Creates an entry from its values.
  public init(id: String, time: Int64, viewing: Viewing) {
    self.id = id
    self.time = time
    self.viewing = viewing
  }
}

extension Library {
  /// The diary, newest day first; viewings whose day is unknown come last.
  public var diary: [DiaryEntry] { diary { _ in true } }

  /// Returns the viewings of a film, given its ID, in the order of the diary.
  package func viewings(of movie: MovieID) -> [Viewing] {
    let movie = identity(movie)?.id ?? movie
    return diary { film($0.movie).id == movie }.map(\.viewing)
  }

  private func diary(where isIncluded: (Viewing) -> Bool) -> [DiaryEntry] {
    entries.enumerated().filter { !$0.element.isRemoved && isIncluded($0.element.viewing) }
      .map { (day: $0.element.viewing.day?.daysSince1970 ?? .min, position: $0.offset) }
      .sorted { ($0.day, $0.position) > ($1.day, $1.position) }
      .map { entry(entries[$0.position]) }
  }

  /// Returns the days on which a film has been logged, given its ID.
  public func loggedDays(of movie: MovieID) -> LoggedDays {
    LoggedDays(viewings(of: movie).map(\.day))
  }

  /// Returns the diary entries that a typed text can refer to: the entry with this ID or, if there
  /// is none, those whose IDs end with the text.
  ///
  /// Case is ignored. An ending must have at least four characters.
  public func entries(endingWith text: String) -> [DiaryEntry] {
    let text = text.uppercased()
    let current = entries.filter { !$0.isRemoved }
    if let exact = current.first(where: { events[$0.event].id.uppercased() == text }) {
      return [entry(exact)]
    }
    guard text.utf8.count >= Self.minEnding else { return [] }
    return current.filter { events[$0.event].id.uppercased().hasSuffix(text) }.map(entry)
  }

  /// The shortest unique ending of the ID of each diary entry, with at least four characters.
  ///
  /// Shorter IDs, as in a library in memory, are not abbreviated.
  public var endings: [String: String] { endings(of: entries.filter { !$0.isRemoved }.map(entry)) }

  /// Returns the shortest unique endings of the IDs of some diary entries, and perhaps of others.
  package func endings(of shown: [DiaryEntry]) -> [String: String] {
    // Endings need to differ only from those with the same last characters.
    let similar = Set(shown.map { Self.minEnding(of: $0.id) })
    // In alphabetical order of the reversed IDs, the most similar endings are neighbors.
    let reversed = entries.compactMap { entry -> [UInt8]? in
      let id = events[entry.event].id
      guard !entry.isRemoved, similar.contains(Self.minEnding(of: id)) else { return nil }
      return id.utf8.reversed()
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
    /// The number of bytes that each ID's end has in common with that of the next ID.
    let common = zip(reversed, reversed.dropFirst()).map { one, next in
      zip(one, next).prefix { $0 == $1 }.count
    }
    var endings: [String: String] = [:]
    for (index, id) in reversed.enumerated() {
      let previous = index > 0 ? common[index - 1] : 0
      let next = index < common.count ? common[index] : 0
      var length = min(max(Self.minEnding, max(previous, next) + 1), id.count)
      // Don't divide a character.
      while length < id.count, id[length - 1] & 0xC0 == 0x80 { length += 1 }
      endings[String(decoding: id.reversed(), as: UTF8.self)] =
        String(decoding: id[..<length].reversed(), as: UTF8.self)
    }
    return endings
  }

  /// Returns the current state of a viewing, even if it was removed, given the ID of its event.
  package func viewing(_ id: String) -> Viewing? { entry(of: id)?.viewing }

  /// Returns whether the diary has an entry, given the ID of its event.
  func hasEntry(_ id: String) -> Bool { entry(of: id)?.isRemoved == false }

  /// Returns the event with an ID, if any.
  public func event(_ id: String) -> LibraryEvent? { indices[id].map { events[$0] } }

  private static var minEnding: Int { 4 }

  /// Returns the last bytes of an ID, as a number.
  private static func minEnding(of id: String) -> Int {
    id.utf8.suffix(minEnding).reduce(0) { $0 << 8 | Int($1) }
  }

  private func entry(_ entry: Entry) -> DiaryEntry {
    let event = events[entry.event]
    var viewing = entry.viewing
    viewing.movie = film(viewing.movie)
    return DiaryEntry(id: event.id, time: event.time, viewing: viewing)
  }

  private func entry(of event: String) -> Entry? {
    indices[event].flatMap { positions[$0] }.map { entries[$0] }
  }
}

// MARK: Undo

/// A change that can be undone: an event, or all events of an import.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct LibraryChange: Hashable, Sendable {
  /// What the change did.
  public enum Kind: Hashable, Sendable {
    case log, edit, remove, identify
    case mark(Mark.Kind)
    /// An import of a number of entries and marks.
    case imported(Int)
  }

  public let kind: Kind
  /// The film that was changed; `nil` for an import.
  public let movie: Film?
  /// The ID of the event, or of the import.
  public let id: String
  /// The entry's rating, if the change logged one.
  public let rating: OwnRating?
  /// The ID of the diary entry that was logged, edited or removed, if any.
  public internal(set) var entry: DiaryEntry.ID?

  /// The action that undoes the change.
  public var undo: LibraryEvent.Action {
    if case .imported = kind { .undoBatch(id) } else { .undo(of: id) }
  }
}

extension Library {
  /// The last change that has not been undone, if any.
  public var lastChange: LibraryChange? { lastChange(after: 0) }

  /// The last import that has not been undone, if any.
  public var lastImport: LibraryChange? {
    events.indices.last { !absent.contains($0) && events[$0].batch != nil }.flatMap(change)
  }

  /// Whether there is a change that has not been undone.
  public var canUndo: Bool {
    events.indices.reversed().contains { !absent.contains($0) && events[$0].canBeUndone }
  }

  /// Returns the last change that has not been undone, except for a number of events at the start.
  func lastChange(after count: Int) -> LibraryChange? {
    for index in events.indices.dropFirst(count).reversed() where !absent.contains(index) {
      if let change = change(at: index) { return change }
    }
    return nil
  }

  /// Returns the change that an action undoes, if any.
  public func change(undoneBy action: LibraryEvent.Action) -> LibraryChange? {
    switch action {
    case .undo(let id): indices[id].flatMap(change)
    case .undoBatch(let batch): events.indices.last { events[$0].batch == batch }.flatMap(change)
    case .watch, .mark, .edit, .remove, .identify, .unknown: nil
    }
  }

  private func change(at index: Int) -> LibraryChange? {
    let event = events[index]
    if let batch = event.batch {
      let count = events.count { $0.batch == batch }
      return LibraryChange(kind: .imported(count), movie: nil, id: batch, rating: nil)
    }
    let kind: LibraryChange.Kind
    var rating: OwnRating?
    switch event.action {
    case .watch(let viewing, _): (kind, rating) = (.log, viewing.rating)
    case .mark(_, let mark, _, _): kind = .mark(mark.kind)
    case .edit: kind = .edit
    case .remove: kind = .remove
    case .identify: kind = .identify
    case .undo, .undoBatch, .unknown: return nil
    }
    let movie = event.movie ?? event.action.target.flatMap { self.event($0)?.movie }
    return LibraryChange(
      kind: kind, movie: movie.map(film), id: event.id, rating: rating,
      entry: kind == .log ? event.id : event.action.target)
  }
}

// MARK: Compaction

extension Library {
  /// The events that result in the same diary and marks, without those that have no effect.
  ///
  /// A merge must recognize what the library has had. So the last event that set each mark to each
  /// of its values is kept, even if it was undone, and so are edits of entries in the diary, and
  /// entries that were removed or undone, without their notes and tags. Nothing is kept of an
  /// import that was undone.
  public var compacted: [LibraryEvent] {
    let marks = lastMarks
    return events.indices.compactMap { index in
      let event = events[index]
      if absent.contains(index) { return isHistory(index, marks) ? withoutNotes(event) : nil }
      switch event.action {
      case .watch: return entry(of: event.id)?.isRemoved == true ? withoutNotes(event) : event
      case .mark: return marks.contains(index) ? event : nil
      case .edit(let id, _): return hasEntry(id) ? event : nil
      case .remove(let id): return entry(of: id) == nil ? nil : event
      case .undo(let id):
        return indices[id].map { absent.contains($0) && isHistory($0, marks) } == true ? event : nil
      case .undoBatch: return nil
      case .identify, .unknown: return event
      }
    }
  }

  /// Returns whether a merge must recognize an undone event.
  private func isHistory(_ index: Int, _ marks: Set<Int>) -> Bool {
    if forgotten.contains(index) { return false }
    return switch events[index].action {
    case .watch: true
    case .mark: marks.contains(index)
    case .edit(let id, _): entry(of: id)?.isRemoved == false
    case .remove, .identify, .undo, .undoBatch, .unknown: false
    }
  }

  private func withoutNotes(_ event: LibraryEvent) -> LibraryEvent {
    guard case .watch(var viewing, let logged) = event.action else { return event }
    if let entry = entry(of: event.id) { viewing = entry.viewing }
    (viewing.note, viewing.tags) = ("", [])
    return LibraryEvent(
      id: event.id, time: event.time, batch: event.batch, .watch(viewing, logged: logged))
  }

  /// The last event that set each mark to each of its values, and the last undone one.
  private var lastMarks: Set<Int> {
    var last: [MarkValue: Int] = [:]
    for index in events.indices where !forgotten.contains(index) {
      guard case .mark(let movie, let mark, _, _) = events[index].action else { continue }
      let value = MarkValue(
        movie: film(movie).id, mark: mark, isUndone: absent.contains(index))
      if let other = last[value], order(of: index, mark.kind) < order(of: other, mark.kind) {
        continue
      }
      last[value] = index
    }
    return Set(last.values)
  }

  /// A film's mark with a value.
  struct MarkValue: Hashable {
    let movie: MovieID
    let mark: Mark
    /// Whether it was undone, so that it says nothing about later marks.
    var isUndone = false
  }
}

// MARK: History

extension Library {
  /// The events that a merge must recognize, with whether they have been undone: all but those of
  /// imports that were undone.
  var history: [(event: LibraryEvent, isUndone: Bool)] {
    events.indices.filter { !forgotten.contains($0) }.map { (events[$0], absent.contains($0)) }
  }

  /// The IDs of the events that the user sees: the entries of the diary, and the marks that are set.
  var visible: Set<String> {
    let marks = films.values.flatMap { film in
      Mark.Kind.allCases.compactMap { film.marks.isSet($0) ? film.setters[$0] : nil }
    }
    return Set((entries.filter { !$0.isRemoved }.map(\.event) + marks).map { events[$0].id })
  }

  /// Returns whether an entry was removed from the diary.
  func isRemoved(_ id: String) -> Bool { entry(of: id)?.isRemoved == true }
}
