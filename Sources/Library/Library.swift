public import MovieEntities

/// The local library: the diary and the marks that result from a sequence of events.
///
/// Events apply in order. An undone event counts as absent, including its effects on marks. An edit
/// applies as if the viewing had been logged that way, so a later rating still wins.
///
/// Loading 10,000 events takes a few milliseconds. Appending a mark or viewing takes constant time.
public struct Library: Sendable {
  /// The marks and viewings of a movie.
  private struct FilmState {
    var movie: Film
    var marks = Marks()
    /// The indices of the events that set the marks; a mark that is not set has none.
    var setters = Mark.Numbers()
    var viewings = 0
    var lastDay: Day?

    mutating func apply(_ mark: Mark, by event: Int) {
      marks.apply(mark)
      setters[mark.kind] = mark.isSet ? event : nil
    }

    /// Applies an event's effects on the marks of its movie.
    mutating func apply(
      _ event: LibraryEvent, at index: Int, _ movie: Film, _ entry: Entry?
    ) {
      self.movie = movie
      switch event.action {
      case .mark(_, let mark): apply(mark, by: index)
      case .watch:
        apply(.watchlist(false), by: index)
        guard let entry else { return }
        if let rating = entry.viewing.rating { apply(.rating(rating), by: index) }
        if entry.isRemoved { return }
        viewings += 1
        if let day = entry.viewing.day { lastDay = max(lastDay ?? day, day) }
      case .edit, .remove, .undo, .unknown: break
      }
    }
  }

  private struct Entry {
    var viewing: Viewing
    let event: Int
    var isRemoved = false
  }

  /// The events in file order, without duplicates.
  public private(set) var events: [LibraryEvent] = []
  /// The number of damaged lines that were skipped.
  public var skippedLines = 0
  private var indices: [String: Int] = [:]
  /// The indices of undone events.
  private var absent: Set<Int> = []
  /// The viewings, in file order, and their indices, if any, by event.
  private var entries: [Entry] = []
  private var positions: [Int?] = []
  private var films: [MovieID: FilmState] = [:]

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
      switch event.action {
      case .edit, .remove, .undo: needsRebuild = true
      case .watch, .mark, .unknown: break
      }
    }
    if needsRebuild { return rebuild() }
    for index in events.indices.dropFirst(first) {
      if case .watch(let viewing) = events[index].action { add(viewing, index) }
      mark(index)
    }
  }

  /// Applies all events again.
  private mutating func rebuild() {
    (absent, entries, films) = ([], [], [:])
    positions = Array(repeating: nil, count: events.count)
    // An undo comes after its event, so going backward finds it first.
    for (index, event) in events.enumerated().reversed() where !absent.contains(index) {
      guard case .undo(let id) = event.action, let target = indices[id], target < index else {
        continue
      }
      absent.insert(target)
    }
    for (index, event) in events.enumerated() where !absent.contains(index) {
      switch event.action {
      case .watch(let viewing): add(viewing, index)
      case .edit(let id, let fields):
        guard let position = indices[id].flatMap({ positions[$0] }) else { continue }
        for field in fields { entries[position].viewing.set(field) }
      case .remove(let id):
        guard let position = indices[id].flatMap({ positions[$0] }) else { continue }
        entries[position].isRemoved = true
      case .mark, .undo, .unknown: break
      }
    }
    for index in events.indices where !absent.contains(index) { mark(index) }
  }

  private mutating func add(_ viewing: Viewing, _ index: Int) {
    positions[index] = entries.count
    entries.append(Entry(viewing: viewing, event: index))
  }

  /// Applies an event's effects on the marks of its movie.
  private mutating func mark(_ index: Int) {
    guard let movie = events[index].movie else { return }
    let entry = positions[index].map { entries[$0] }
    films[movie.id, default: FilmState(movie: movie)].apply(events[index], at: index, movie, entry)
  }
}

// MARK: Marks

extension Library {
  /// The marks of all movies that have any, by ID.
  public var marks: [MovieID: Marks] {
    films.compactMapValues { $0.setters.isEmpty ? nil : $0.marks }
  }

  /// The movies that the user has seen, by ID.
  public var seen: [MovieID: Seen] {
    films.compactMapValues { $0.viewings == 0 ? nil : Seen(on: $0.lastDay) }
  }

  /// Returns the marks of a movie, given its ID.
  public func marks(of movie: MovieID) -> Marks { films[movie]?.marks ?? Marks() }

  /// Returns when a movie was last seen, or `nil` if it was never seen.
  public func seen(_ movie: MovieID) -> Seen? {
    films[movie].flatMap { $0.viewings == 0 ? nil : Seen(on: $0.lastDay) }
  }

  /// Returns the movies of a personal list, latest mark first, with their ratings.
  public func movies(_ kind: MovieListKind) -> [(movie: Film, rating: OwnRating?)] {
    guard let mark = kind.markKind else { return [] }
    let marked = films.values.compactMap { film in
      film.setters[mark].map { (index: $0, film: film) }
    }
    return marked.sorted { $0.index > $1.index }.map { ($0.film.movie, $0.film.marks.rating) }
  }

  /// The marks that are set, oldest first.
  public var currentMarks: [LibraryMark] {
    let marks = films.values.flatMap { film in
      Mark.Kind.allCases.compactMap { kind in
        film.setters[kind].map { index in
          (index: index, mark: LibraryMark(movie: film.movie, value: film.marks[kind]))
        }
      }
    }
    return marks.sorted { $0.index < $1.index }.map(\.mark)
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
  public var diary: [DiaryEntry] {
    entries.enumerated().filter { !$0.element.isRemoved }
      .map { (day: $0.element.viewing.day?.daysSince1970 ?? .min, position: $0.offset) }
      .sorted { ($0.day, $0.position) > ($1.day, $1.position) }
      .map { entry(entries[$0.position]) }
  }

  /// The entries that were removed from the diary, in file order; imports must not add them again.
  public var removedEntries: [DiaryEntry] {
    entries.filter(\.isRemoved).map(entry)
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

  /// The event that `diary undo` undoes: the last one that is not an undo and has not been undone.
  public var lastUndoable: LibraryEvent? {
    for (index, event) in events.enumerated().reversed() where !absent.contains(index) {
      switch event.action {
      case .undo, .unknown: continue
      case .watch, .mark, .edit, .remove: return event
      }
    }
    return nil
  }

  /// Returns the current state of a viewing, even if it was removed, given the ID of its event.
  package func viewing(_ id: String) -> Viewing? { entry(of: id)?.viewing }

  /// Returns the event with an ID, if any.
  public func event(_ id: String) -> LibraryEvent? { indices[id].map { events[$0] } }

  /// Returns the movie that an event is about, even if the event only refers to another one.
  public func movie(of event: LibraryEvent) -> Film? {
    switch event.action {
    case .edit(let id, _), .remove(let id), .undo(let id):
      self.event(id).flatMap { $0.id == event.id ? nil : $0.movie }
    case .watch, .mark, .unknown: event.movie
    }
  }

  private static var minEnding: Int { 4 }

  /// Returns the last bytes of an ID, as a number.
  private static func minEnding(of id: String) -> Int {
    id.utf8.suffix(minEnding).reduce(0) { $0 << 8 | Int($1) }
  }

  private func entry(_ entry: Entry) -> DiaryEntry {
    let event = events[entry.event]
    return DiaryEntry(id: event.id, time: event.time, viewing: entry.viewing)
  }
}

// MARK: Compaction

extension Library {
  /// The events that result in the same diary and marks, without undone and superseded ones.
  ///
  /// Events that a repeated import must recognize are kept: one event for each value that a mark
  /// has had, even if undone, and all edits of viewings in the diary. Removed viewings keep their
  /// sources, but not their notes and tags.
  public var compacted: [LibraryEvent] {
    let last = lastMarks
    let history = absent.filter { isHistory($0, last) }
    return events.indices.compactMap { index in
      let event = events[index]
      if absent.contains(index) { return history.contains(index) ? event : nil }
      switch event.action {
      case .watch:
        guard let entry = positions[index].map({ entries[$0] }) else { return nil }
        guard entry.isRemoved else { return event }
        var viewing = entry.viewing
        (viewing.note, viewing.tags) = ("", [])
        return LibraryEvent(id: event.id, time: event.time, .watch(viewing))
      case .mark: return MarkValue(event).map { last[$0] } == index ? event : nil
      case .edit(let id, _): return entry(of: id)?.isRemoved == false ? event : nil
      case .remove(let id): return entry(of: id) == nil ? nil : event
      case .undo(let id): return indices[id].map(history.contains) == true ? event : nil
      case .unknown: return event
      }
    }
  }

  /// The last event that set each mark to each of its values; an undone event only if there is no
  /// other.
  private var lastMarks: [MarkValue: Int] {
    var last: [MarkValue: Int] = [:]
    for isAbsent in [true, false] {
      for index in events.indices where absent.contains(index) == isAbsent {
        if let mark = MarkValue(events[index]) { last[mark] = index }
      }
    }
    return last
  }

  /// Returns whether a repeated import must recognize an undone event.
  private func isHistory(_ index: Int, _ last: [MarkValue: Int]) -> Bool {
    if case .edit(let id, _) = events[index].action {
      return entry(of: id)?.isRemoved == false
    }
    return MarkValue(events[index]).map { last[$0] } == index
  }

  private func entry(of event: String) -> Entry? {
    indices[event].flatMap { positions[$0] }.map { entries[$0] }
  }

  /// A movie's mark with a value.
  private struct MarkValue: Hashable {
    let movie: MovieID
    let mark: Mark

    init?(_ event: LibraryEvent) {
      guard case .mark(let movie, let mark) = event.action else { return nil }
      (self.movie, self.mark) = (movie.id, mark)
    }
  }
}
