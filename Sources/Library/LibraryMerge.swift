public import MovieEntities

/// A row of a file from another service, or of our own table, as what it says about a film.
public struct ImportedRow: Sendable {
  /// A viewing or a mark, with the film that was found for the row.
  public let action: LibraryEvent.Action
  /// The film as the row names it: by its ID column or, without one, by title and year.
  public let name: MovieID
  /// Whether the row says if a viewing was a rewatch.
  public let knowsRewatch: Bool

  /// Creates a row.
  public init(_ action: LibraryEvent.Action, name: MovieID, knowsRewatch: Bool = true) {
    (self.action, self.name, self.knowsRewatch) = (action, name, knowsRewatch)
  }
}

/// What a file adds to a library.
///
/// Contents are compared first: a viewing is known if its film, its day and its position among
/// equal ones match those of an entry that the library has or has had, whatever its ID and source.
/// So nothing is added twice, whichever way it came. A known viewing may add values that its entry
/// has never had. It changes no value back, and does not revive what was removed or undone; but an
/// import that was undone is forgotten.
public struct LibraryMerge: Sendable {
  /// The events to append.
  public private(set) var events: [LibraryEvent] = []
  /// The number of viewings and marks that the library did not know, and of changes in other
  /// libraries to entries of this one.
  public private(set) var new = 0
  /// The number of rows that change entries.
  public private(set) var changed = 0
  /// The number of rows that the library knows.
  public private(set) var known = 0

  private let library: Library
  private let time: Int64
  private let batch: String
  private var past: Past
  private var ids: Set<String> = []

  /// Compares rows, and events of another library, with those of a library.
  ///
  /// - Parameters:
  ///   - rows: The rows in the order of their file.
  ///   - others: The events of another library, which keep their IDs and times.
  ///   - library: The library.
  ///   - time: The current time, in seconds since January 1, 1970, 00:00 GMT.
  ///   - batch: The ID of the import, which all new events get.
  public init(
    _ rows: [ImportedRow], events others: [LibraryEvent] = [], into library: Library,
    at time: Int64, batch: String
  ) {
    (self.library, self.time, self.batch) = (library, time, batch)
    past = Past(library)
    add(others)
    // A viewing on an unknown day is known if there is any other one.
    for row in rows where !row.isUndated { add(row) }
    for row in rows where row.isUndated { add(row) }
  }

  // MARK: Rows

  private mutating func add(_ row: ImportedRow) {
    switch row.action {
    case .watch(var viewing, let logged):
      viewing.movie = past.known(viewing.movie)
      let movie = viewing.movie.id
      if row.isUndated, past.hasViewing(movie) || !past.newViewings.insert(movie).inserted {
        known += 1
      } else if let entry = past.takeEntry(movie, viewing.day) {
        change(entry, to: viewing, isRewatchKnown: row.knowsRewatch)
      } else {
        past.newViewings.insert(movie)
        // The day of a viewing that was imported without one is now known.
        if !row.isUndated, let entry = past.takeUndatedEntry(movie) {
          append(.remove(of: entry), id: freeID("\(entry)|remove"))
        }
        let position = past.number(movie, viewing.day)
        let day = viewing.day?.description ?? ""
        append(
          .watch(viewing, logged: logged), id: freeID("\(row.name)|watch|\(day)|\(position)"))
        new += 1
      }
    case .mark(let movie, let mark, let day, let source):
      let movie = past.known(movie)
      guard past.add(mark, of: movie.id, Past.Moment(day: day)) else { return known += 1 }
      append(
        .mark(movie, mark, on: day, source: source),
        id: freeID("\(row.name)|\(mark)|\(day?.description ?? "")"))
      new += 1
    case .edit, .remove, .identify, .undo, .undoBatch, .unknown: break
    }
  }

  /// Adds values to an entry that it has never had.
  private mutating func change(_ index: Int, to viewing: Viewing, isRewatchKnown: Bool) {
    let fields = viewing.fields.filter { field in
      field.isFilled && (isRewatchKnown || field.kind != .rewatch)
    }
    let new = past.add(fields, to: index)
    guard !new.isEmpty else { return known += 1 }
    let id = past.entries[index].id
    append(.edit(of: id, new), id: freeID("\(id)|\(new)"))
    changed += 1
  }

  /// Returns an ID for a row that the library does not have.
  private func freeID(_ text: String) -> String {
    var id = EventID.hash(of: text)
    var number = 1
    while library.event(id) != nil || ids.contains(id) {
      number += 1
      id = EventID.hash(of: "\(text)|\(number)")
    }
    return id
  }

  private mutating func append(_ action: LibraryEvent.Action, id: String, at time: Int64? = nil) {
    ids.insert(id)
    events.append(LibraryEvent(id: id, time: time ?? self.time, batch: batch, action))
  }

  // MARK: Events

  /// Adds the events of another library, except imports that were undone there.
  private mutating func add(_ others: [LibraryEvent]) {
    /// The IDs that the events of the other library have in this one.
    var equal: [String: String] = [:]
    for (event, isUndone) in Library(others).history {
      if past.has(event.id) { equal[event.id] = event.id }
      switch event.action {
      case .watch(var viewing, let logged):
        viewing.movie = past.known(viewing.movie)
        guard
          let index = past.takeEntry(withID: event.id)
            ?? past.takeEntry(viewing.movie.id, viewing.day)
        else {
          equal[event.id] = append(.watch(viewing, logged: logged), like: event)
          continue
        }
        equal[event.id] = past.entries[index].id
        change(index, to: viewing, isRewatchKnown: true)
      case .mark(let movie, let mark, let day, let source):
        let movie = past.known(movie)
        let moment = Past.Moment(day: day, timeHere: source == nil ? event.time : nil)
        guard equal[event.id] == nil,
          past.add(mark, of: movie.id, moment, isUndone: isUndone)
        else {
          known += 1
          continue
        }
        equal[event.id] = append(.mark(movie, mark, on: day, source: source), like: event)
      case .edit(let id, let fields):
        if equal[event.id] == nil, let target = equal[id] {
          let fields =
            past.index(of: target).map { past.add(fields, to: $0, at: event.time) } ?? fields
          if !fields.isEmpty {
            equal[event.id] = append(.edit(of: target, fields), like: event)
            continue
          }
        }
        known += 1
      case .remove(let id), .undo(let id):
        if equal[event.id] == nil, let target = equal[id], !past.isGone(target) {
          let isUndo = if case .undo = event.action { true } else { false }
          equal[event.id] = append(
            isUndo ? .undo(of: target) : .remove(of: target), like: event)
        } else {
          known += 1
        }
      case .identify(let movie, let other):
        if equal[event.id] == nil, library.film(movie).id != other.id {
          equal[event.id] = append(event.action, like: event)
        } else {
          known += 1
        }
      case .undoBatch, .unknown: break
      }
    }
  }

  /// Adds an event of another library, and returns its ID, which is a new one if an import with the
  /// event was undone.
  private mutating func append(
    _ action: LibraryEvent.Action, like event: LibraryEvent
  ) -> String {
    let id = library.event(event.id) == nil ? event.id : freeID("\(event.id)|again")
    append(action, id: id, at: event.time)
    new += 1
    return id
  }
}

extension ImportedRow {
  fileprivate var isUndated: Bool {
    if case .watch(let viewing, _) = action { viewing.day == nil } else { false }
  }
}

/// What a library has, and what it has had.
private struct Past {
  /// A diary entry, which may have been removed or undone.
  struct Entry {
    let id: String
    let isGone: Bool
    /// The values that its fields have had.
    var values: Set<Viewing.Field>
    /// When the fields were last set.
    var times: [Viewing.Field.Kind: Int64] = [:]
    var isTaken = false
  }

  private struct DayKey: Hashable {
    let movie: MovieID
    let day: Day?
  }

  private struct MarkValue: Hashable {
    let movie: MovieID
    let mark: Mark
    /// Whether it was undone, so that it says nothing about later marks.
    var isUndone = false
  }

  /// When a mark was set: on a day, if known, and at a time if the user did it here.
  struct Moment: Comparable {
    private let day: Int
    private let time: Int64

    init(day: Day?, timeHere: Int64? = nil) {
      self.day = day?.daysSince1970 ?? .min
      time = timeHere ?? -1
    }

    static func < (first: Moment, second: Moment) -> Bool {
      (first.day, first.time) < (second.day, second.time)
    }
  }

  private let library: Library
  private var ids: Set<String> = []
  private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]
  /// The entries by each day that they have had.
  private var days: [DayKey: [Int]] = [:]
  /// The number of new viewings of a film on a day.
  private var numbers: [DayKey: Int] = [:]
  private var seen: Set<MovieID> = []
  /// The films that the merge adds viewings of.
  var newViewings: Set<MovieID> = []
  /// When each mark was last set to each of its values.
  private var marks: [MarkValue: Moment] = [:]
  private var undone: Set<String> = []
  private var movies: Set<MovieID> = []
  private var titles: [TitleKey: Film] = [:]

  init(_ library: Library) {
    self.library = library
    for (event, isUndone) in library.history {
      ids.insert(event.id)
      if isUndone { undone.insert(event.id) }
      switch event.action {
      case .watch(let viewing, let logged):
        let movie = known(viewing.movie).id
        seen.insert(movie)
        indices[event.id] = entries.count
        if let rating = viewing.rating {
          let time = logged == nil ? nil : event.time
          _ = add(.rating(rating), of: movie, Moment(day: viewing.day, timeHere: time))
        }
        entries.append(
          Entry(
            id: event.id, isGone: isUndone || library.isRemoved(event.id),
            values: Set(viewing.fields)))
        days[DayKey(movie: movie, day: viewing.day), default: []].append(entries.count - 1)
        for field in viewing.fields { entries[entries.count - 1].times[field.kind] = event.time }
      case .edit(let id, let fields):
        guard let index = indices[id] else { continue }
        entries[index].values.formUnion(fields)
        for field in fields { entries[index].times[field.kind] = event.time }
        guard let viewing = library.viewing(id) else { continue }
        let movie = known(viewing.movie).id
        for case .day(let day) in fields {
          days[DayKey(movie: movie, day: day), default: []].append(index)
        }
        if let rating = viewing.rating {
          _ = add(.rating(rating), of: movie, Moment(day: viewing.day))
        }
      case .mark(let movie, let mark, let day, let source):
        let moment = Moment(day: day, timeHere: source == nil ? event.time : nil)
        let movie = known(movie).id
        _ = add(mark, of: movie, moment)
        if isUndone { _ = add(mark, of: movie, moment, isUndone: true) }
      case .remove, .identify, .undo, .undoBatch, .unknown: break
      }
    }
  }

  /// Returns the film as the library knows it, if it does, by ID or by title and year.
  mutating func known(_ movie: Film) -> Film {
    let movie = library.film(movie)
    if movies.contains(movie.id) { return movie }
    let key = movie.key
    if let other = titles[key], movie.id.tmdb == nil || other.id.tmdb == nil { return other }
    movies.insert(movie.id)
    if titles[key] == nil { titles[key] = movie }
    return movie
  }

  // MARK: Entries

  /// Returns whether the library has an event, other than those of imports that were undone.
  func has(_ id: String) -> Bool { ids.contains(id) }

  func hasViewing(_ movie: MovieID) -> Bool { seen.contains(movie) }

  func index(of id: String) -> Int? { indices[id] }

  /// Returns whether an event was undone, or an entry removed.
  func isGone(_ id: String) -> Bool {
    undone.contains(id) || indices[id].map { entries[$0].isGone } == true
  }

  /// Returns the entry with an ID, unless another viewing has been compared with it.
  mutating func takeEntry(withID id: String) -> Int? {
    guard let index = indices[id], !entries[index].isTaken else { return nil }
    entries[index].isTaken = true
    return index
  }

  /// Returns the first entry of a film on a day that no other viewing has been compared with.
  mutating func takeEntry(_ movie: MovieID, _ day: Day?) -> Int? {
    let index = days[DayKey(movie: movie, day: day)]?.first { !entries[$0].isTaken }
    if let index { entries[index].isTaken = true }
    return index
  }

  /// Returns the ID of an entry that a file added without a day, unless another viewing has been
  /// compared with it.
  mutating func takeUndatedEntry(_ movie: MovieID) -> String? {
    let index = days[DayKey(movie: movie, day: nil)]?.first { index in
      let entry = entries[index]
      guard !entry.isTaken, !entry.isGone, case .watch(_, nil)? = library.event(entry.id)?.action
      else { return false }
      return library.viewing(entry.id)?.day == nil
    }
    guard let index else { return nil }
    entries[index].isTaken = true
    return entries[index].id
  }

  /// Returns the number of a new viewing among those of a film on a day.
  mutating func number(_ movie: MovieID, _ day: Day?) -> Int {
    numbers[DayKey(movie: movie, day: day), default: 0] += 1
    return (numbers[DayKey(movie: movie, day: day)] ?? 0)
      + (days[DayKey(movie: movie, day: day)]?.count ?? 0)
  }

  /// Returns the values that an entry has never had, and records them.
  ///
  /// With a time, values that are older than those of the entry are left out, too.
  mutating func add(
    _ fields: [Viewing.Field], to index: Int, at time: Int64 = .max
  ) -> [Viewing.Field] {
    if entries[index].isGone { return [] }
    return fields.filter { field in
      guard time >= entries[index].times[field.kind] ?? .min else { return false }
      return entries[index].values.insert(field).inserted
    }
  }

  // MARK: Marks

  /// Records a mark, and returns whether the film has had the same value neither then nor later.
  mutating func add(
    _ mark: Mark, of movie: MovieID, _ moment: Moment, isUndone: Bool = false
  ) -> Bool {
    let key = MarkValue(movie: movie, mark: mark, isUndone: isUndone)
    if let last = marks[key], last >= moment { return false }
    marks[key] = moment
    return true
  }
}
