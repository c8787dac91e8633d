package import MovieEntities
import ViperText

/// What an import needs to know about a library.
///
/// An import must not add what the library has already had, because this would revert what the user
/// has changed, removed or unmarked since the previous import.
package struct LibraryHistory: Sendable {
  /// A diary entry, which may have been removed.
  package struct Known: Sendable {
    package let entry: DiaryEntry
    package let isRemoved: Bool
  }

  /// The entries that were imported, by their sources.
  package private(set) var sources: [String: Known] = [:]
  /// The entries by their IDs.
  private var entries: [String: Known] = [:]
  /// The values that the fields of each entry have had.
  private var fields: [String: Set<Viewing.Field>] = [:]
  /// The marks that each movie has had.
  private var marks: [MovieID: Set<Mark>] = [:]
  /// The time at which each value was last set.
  private var times: [LibraryValue: Int64] = [:]
  private let library: Library

  /// Creates the history of a library.
  package init(_ library: Library) {
    self.library = library
    for entry in library.diary { add(Known(entry: entry, isRemoved: false)) }
    for entry in library.removedEntries { add(Known(entry: entry, isRemoved: true)) }
    for event in library.events {
      switch event.action {
      case .watch(let viewing): fields[event.id, default: []].formUnion(viewing.fields)
      case .edit(let id, let new): fields[id, default: []].formUnion(new)
      case .mark(let movie, let mark): marks[movie.id, default: []].insert(mark)
      case .remove, .undo, .unknown: break
      }
      for value in event.values(entries[event.id]?.entry.viewing) { times[value] = event.time }
    }
  }

  private mutating func add(_ known: Known) {
    entries[known.entry.id] = known
    if let source = known.entry.viewing.source { sources[source] = known }
  }

  /// Returns the fields of a viewing that differ from an entry's and that the entry has never had.
  package func changes(of known: Known, to viewing: Viewing) -> [Viewing.Field] {
    let current = Set(known.entry.viewing.fields)
    let past = fields[known.entry.id] ?? []
    return viewing.fields.filter { field in
      if case .source = field { return false }
      return !current.contains(field) && !past.contains(field)
    }
  }

  /// Returns whether a movie already has a mark, or has had it before.
  package func has(_ mark: Mark, _ movie: MovieID) -> Bool {
    marks[movie]?.contains(mark) == true || library.marks(of: movie)[mark.kind] == mark
  }

  /// Returns whether the library has a rating of a movie.
  package func isRated(_ movie: MovieID) -> Bool { library.marks(of: movie).rating != nil }

  /// Returns the edit that a viewing from another library makes to the entry with its ID, unless
  /// that entry was removed.
  fileprivate func edit(_ event: LibraryEvent) -> LibraryEvent.Action? {
    guard case .watch(let viewing) = event.action, let entry = entries[event.id], !entry.isRemoved
    else { return nil }
    let fields = changes(of: entry, to: viewing)
    return fields.isEmpty ? nil : .edit(of: event.id, fields)
  }

  /// Returns whether a mark or an edit sets only values that this library already has or has set
  /// later, given the IDs of the new events before it.
  fileprivate func isObsolete(_ event: LibraryEvent, after new: Set<String>) -> Bool {
    switch event.action {
    case .mark:
      event.values(nil).allSatisfy { value in
        guard let time = times[value] else { return false }
        return time >= event.time || event.action == value.action(in: library, event.movie)
      }
    case .edit(let id, let fields):
      if let viewing = library.viewing(id) {
        fields.allSatisfy { field in
          viewing.fields.contains(field)
            || times[.field(of: id, field.kind)].map { $0 >= event.time } ?? false
        }
      } else {
        library.event(id) == nil && !new.contains(id)
      }
    case .remove(let id), .undo(let id): library.event(id) == nil && !new.contains(id)
    case .watch, .unknown: false
    }
  }

  /// Returns the values of this library that older events from the other library override, with the
  /// times at which they were set.
  fileprivate func overridden(
    by new: [LibraryEvent]
  ) -> [(time: Int64, action: LibraryEvent.Action)] {
    let after = Library(library.events + new)
    var latest: [LibraryValue: (movie: Film?, time: Int64)] = [:]
    var order: [LibraryValue] = []
    for event in new {
      for value in event.values(event.viewing) {
        if latest[value] == nil { order.append(value) }
        latest[value] = (event.movie, max(event.time, latest[value]?.time ?? .min))
      }
    }
    return order.compactMap { value in
      guard let (movie, time) = latest[value], let own = times[value], own >= time else {
        return nil
      }
      let action = value.action(in: library, movie)
      return action.flatMap { $0 == value.action(in: after, movie) ? nil : (own, $0) }
    }
  }
}

/// A value that an event sets: a movie's mark, or a field of an edited viewing.
private enum LibraryValue: Hashable {
  case mark(of: MovieID, Mark.Kind)
  case field(of: String, Viewing.Field.Kind)

  /// Returns the action that sets the value to its current state in a library.
  func action(in library: Library, _ movie: Film?) -> LibraryEvent.Action? {
    switch self {
    case .mark(let id, let kind): movie.map { .mark($0, library.marks(of: id)[kind]) }
    case .field(let id, let kind):
      library.viewing(id)?.fields.first { $0.kind == kind }.map { .edit(of: id, [$0]) }
    }
  }
}

/// What the events of another library add to this one.
public struct LibraryMerge: Sendable {
  /// The new events, with their IDs and times.
  public let events: [LibraryEvent]
  /// The changes to viewings in this library.
  public let edits: [LibraryEvent.Action]
  /// The marks and fields of this library that older events from the other library override.
  ///
  /// They must be appended again, with new IDs and their own times.
  public let restored: [(time: Int64, action: LibraryEvent.Action)]
  /// The number of events that this library has, or whose values it has set later.
  public let known: Int

  /// Compares events of another library with those of this one.
  public init(_ events: [LibraryEvent], into library: Library) {
    let history = LibraryHistory(library)
    var (new, edits, known): ([LibraryEvent], [LibraryEvent.Action], Int) = ([], [], 0)
    var ids: Set<String> = []
    for event in events {
      if library.event(event.id) == nil, !history.isObsolete(event, after: ids),
        ids.insert(event.id).inserted
      {
        new.append(event)
      } else if let edit = history.edit(event) {
        edits.append(edit)
      } else {
        known += 1
      }
    }
    self.events = new
    self.edits = edits
    self.known = known
    restored = history.overridden(by: new)
  }

  /// Returns all events to append.
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds since January 1, 1970, 00:00 GMT.
  ///   - id: A closure that returns a new ID.
  /// - Returns: The new events, followed by those that restore and change values.
  public func events(at time: Int64, id: () -> String) -> [LibraryEvent] {
    events + restored.map { LibraryEvent(id: id(), time: $0.time, $0.action) }
      + edits.map { LibraryEvent(id: id(), time: time, $0) }
  }
}

extension LibraryEvent {
  /// Returns the values that the event sets, given the current state of its viewing, if any.
  fileprivate func values(_ viewing: Viewing?) -> [LibraryValue] {
    switch action {
    case .mark(let movie, let mark): [.mark(of: movie.id, mark.kind)]
    case .watch(let original):
      viewing.map { viewing in
        [.mark(of: original.movie.id, .watchlist)]
          + (viewing.rating == nil ? [] : [.mark(of: original.movie.id, .rating)])
      } ?? []
    case .edit(let id, let fields): fields.map { .field(of: id, $0.kind) }
    case .remove, .undo, .unknown: []
    }
  }

  /// The viewing that the event adds, if any.
  fileprivate var viewing: Viewing? {
    if case .watch(let viewing) = action { viewing } else { nil }
  }

  /// The reason why an element of a document is skipped.
  package enum Skipped: Hashable, Sendable {
    /// It is not an event.
    case damaged
    /// It is an event from a later version, which cannot be written again.
    case unknown
  }

  /// Returns the events in a document: a JSON array, or one event per line.
  ///
  /// - Returns: The events and the skipped elements, with the numbers of their lines; `nil` if
  ///   nothing in the document is an event.
  package static func events(
    in bytes: [UInt8]
  ) -> (events: [(line: Int, event: LibraryEvent)], skipped: [(line: Int, reason: Skipped)])? {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var events: [(line: Int, event: LibraryEvent)] = []
    var skipped: [(line: Int, reason: Skipped)] = []
    func add(_ range: Range<Int>, _ line: Int) {
      let event = LibraryEvent(bytes, in: range)
      if case .unknown = event?.action {
        skipped.append((line, .unknown))
      } else if let event {
        events.append((line, event))
      } else {
        skipped.append((line, .damaged))
      }
    }
    guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") else {
      for (line, range) in lines(of: bytes) where bytes[range].contains(where: { $0 > 0x20 }) {
        add(range, line)
      }
      return events.isEmpty && !skipped.contains { $0.reason == .unknown } ? nil : (events, skipped)
    }
    var scanner = JSONScanner(bytes, 0..<bytes.count)
    var (line, position) = (1, 0)
    do throws(JSONScanner.SyntaxError) {
      try scanner.array { (scanner) throws(JSONScanner.SyntaxError) in
        let range = try scanner.range()
        line += bytes[position..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
        position = range.lowerBound
        add(range, line)
      }
    } catch {
      return nil
    }
    return scanner.isAtEnd ? (events, skipped) : nil
  }
}

extension Viewing.Field {
  fileprivate enum Kind: Hashable { case day, rating, rewatch, note, tags, source }

  fileprivate var kind: Kind {
    switch self {
    case .day: .day
    case .rating: .rating
    case .rewatch: .rewatch
    case .note: .note
    case .tags: .tags
    case .source: .source
    }
  }
}

extension Viewing {
  /// The values of all fields.
  package var fields: [Field] {
    [
      .day(day), .rating(rating), .rewatch(isRewatch), .note(note), .tags(tags), .source(source),
    ]
  }
}
