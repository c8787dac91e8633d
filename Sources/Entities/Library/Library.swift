/// The local library: the diary and the marks that result from a sequence of events.
///
/// Events apply in order. An undone event counts as absent, including its effects on marks. An edit
/// applies as if the viewing had been logged that way, so a later rating still wins.
///
/// Loading 10,000 events takes a few milliseconds. Appending a mark or viewing takes constant time.
public struct Library: Sendable {
  /// The marks and viewings of a movie.
  private struct Film {
    var movie: LibraryMovie
    /// The indices of the events that set the marks; `nil` if a mark is not set.
    var favorite: Int?
    var watchlist: Int?
    var rated: Int?
    var rating: OwnRating?
    var viewings = 0
    var lastDay: Day?
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
  /// The viewings, in file order, and their indices by event.
  private var entries: [Entry] = []
  private var positions: [Int: Int] = [:]
  private var films: [Int: Film] = [:]

  /// Creates the state that results from events.
  public init(_ events: some Sequence<LibraryEvent> = []) {
    append(events)
  }

  /// Applies further events.
  public mutating func append(_ new: some Sequence<LibraryEvent>) {
    var needsRebuild = false
    let first = events.count
    for event in new {
      // A file that was merged or copied can contain an event twice.
      guard indices[event.id] == nil else { continue }
      indices[event.id] = events.count
      events.append(event)
      switch event.action {
      case .edit, .remove, .undo: needsRebuild = true
      case .watch, .rate, .favorite, .watchlist, .unknown: break
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
    (absent, entries, positions, films) = ([], [], [:], [:])
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
      case .rate, .favorite, .watchlist, .undo, .unknown: break
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
    var film = films[movie.id] ?? Film(movie: movie)
    film.movie = movie
    switch events[index].action {
    case .rate(_, let rating):
      (film.rating, film.rated) = (rating, rating == nil ? nil : index)
    case .favorite(_, let isSet): film.favorite = isSet ? index : nil
    case .watchlist(_, let isSet): film.watchlist = isSet ? index : nil
    case .watch:
      film.watchlist = nil
      guard let entry = positions[index].map({ entries[$0] }) else { break }
      if let rating = entry.viewing.rating { (film.rating, film.rated) = (rating, index) }
      if entry.isRemoved { break }
      film.viewings += 1
      film.lastDay = [film.lastDay, entry.viewing.day].compactMap(\.self).max()
    case .edit, .remove, .undo, .unknown: break
    }
    films[movie.id] = film
  }
}

// MARK: Marks

extension Library {
  /// The marks of all movies that have any, by TMDB ID.
  public var marks: [Int: AccountStates] {
    films.compactMapValues { film in
      film.favorite == nil && film.watchlist == nil && film.rating == nil ? nil : states(film)
    }
  }

  /// The movies that the user has seen, by TMDB ID.
  public var seen: [Int: Seen] {
    films.compactMapValues { $0.viewings == 0 ? nil : Seen(on: $0.lastDay) }
  }

  /// Returns the marks of a movie, given its TMDB ID.
  public func marks(of movie: Int) -> AccountStates {
    films[movie].map(states) ?? AccountStates()
  }

  /// Returns when a movie was last seen, or `nil` if it was never seen.
  public func seen(_ movie: Int) -> Seen? {
    films[movie].flatMap { $0.viewings == 0 ? nil : Seen(on: $0.lastDay) }
  }

  /// Returns the movies of a personal list, latest mark first, with their ratings.
  public func movies(_ kind: MovieListKind) -> [(movie: LibraryMovie, rating: OwnRating?)] {
    let marked = films.values.compactMap { film -> (index: Int, film: Film)? in
      let index: Int? =
        switch kind {
        case .favorites: film.favorite
        case .watchlist: film.watchlist
        case .rated: film.rated
        default: nil
        }
      return index.map { ($0, film) }
    }
    return marked.sorted { $0.index > $1.index }.map { ($0.film.movie, $0.film.rating) }
  }

  /// The marks that are set, oldest first.
  public var currentMarks: [LibraryMark] {
    let marks = films.values.flatMap { film in
      [
        film.favorite.map { ($0, MarkChange.favorite(true)) },
        film.watchlist.map { ($0, MarkChange.watchlist(true)) },
        film.rated.map { ($0, MarkChange.rating(film.rating)) },
      ].compactMap { mark in
        mark.map { (index: $0.0, mark: LibraryMark(movie: film.movie, change: $0.1)) }
      }
    }
    return marks.sorted { $0.index < $1.index }.map(\.mark)
  }

  private func states(_ film: Film) -> AccountStates {
    AccountStates(
      isFavorite: film.favorite != nil, isOnWatchlist: film.watchlist != nil, rating: film.rating)
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
  public var endings: [String: String] {
    // In alphabetical order of the reversed IDs, the most similar endings are neighbors.
    let reversed = entries.filter { !$0.isRemoved }.map {
      Array(events[$0.event].id.utf8.reversed())
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
      case .watch, .rate, .favorite, .watchlist, .edit, .remove: return event
      }
    }
    return nil
  }

  /// Returns the current state of a viewing, even if it was removed, given the ID of its event.
  package func viewing(_ id: String) -> Viewing? { entry(of: id)?.viewing }

  /// Returns the event with an ID, if any.
  public func event(_ id: String) -> LibraryEvent? { indices[id].map { events[$0] } }

  /// Returns the movie that an event is about, even if the event only refers to another one.
  public func movie(of event: LibraryEvent) -> LibraryMovie? {
    switch event.action {
    case .edit(let id, _), .remove(let id), .undo(let id):
      self.event(id).flatMap { $0.id == event.id ? nil : $0.movie }
    case .watch, .rate, .favorite, .watchlist, .unknown: event.movie
    }
  }

  private static var minEnding: Int { 4 }

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
      case .rate, .favorite, .watchlist: return Mark(event).map { last[$0] } == index ? event : nil
      case .edit(let id, _): return entry(of: id)?.isRemoved == false ? event : nil
      case .remove(let id): return entry(of: id) == nil ? nil : event
      case .undo(let id): return indices[id].map(history.contains) == true ? event : nil
      case .unknown: return event
      }
    }
  }

  /// The last event that set each mark to each of its values; an undone event only if there is no
  /// other.
  private var lastMarks: [Mark: Int] {
    var last: [Mark: Int] = [:]
    for isAbsent in [true, false] {
      for index in events.indices where absent.contains(index) == isAbsent {
        if let mark = Mark(events[index]) { last[mark] = index }
      }
    }
    return last
  }

  /// Returns whether a repeated import must recognize an undone event.
  private func isHistory(_ index: Int, _ last: [Mark: Int]) -> Bool {
    if case .edit(let id, _) = events[index].action {
      return entry(of: id)?.isRemoved == false
    }
    return Mark(events[index]).map { last[$0] } == index
  }

  private func entry(of event: String) -> Entry? {
    indices[event].flatMap { positions[$0] }.map { entries[$0] }
  }

  /// A movie's mark with a value.
  private struct Mark: Hashable {
    let movie: Int
    let change: MarkChange

    init?(_ event: LibraryEvent) {
      guard let (movie, change) = event.mark else { return nil }
      (self.movie, self.change) = (movie.id, change)
    }
  }
}
