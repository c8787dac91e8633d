/// What an import needs to know of a library.
///
/// An import must not repeat what the library has already had. If it did, it would revert what the
/// user has changed, removed or unmarked since the previous import.
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
  private var marks: [Int: Set<MarkChange>] = [:]
  /// The time at which each mark of a movie was last set.
  private var times: [MarkKey: Int64] = [:]
  private let library: Library

  private struct MarkKey: Hashable {
    let movie: Int
    let mark: MovieMark
  }

  /// Creates the history of a library.
  package init(_ library: Library) {
    self.library = library
    for entry in library.diary { add(Known(entry: entry, isRemoved: false)) }
    for entry in library.removedEntries { add(Known(entry: entry, isRemoved: true)) }
    for event in library.events {
      switch event.action {
      case .watch(let viewing): fields[event.id, default: []].formUnion(viewing.fields)
      case .edit(let id, let new): fields[id, default: []].formUnion(new)
      case .rate, .favorite, .watchlist, .remove, .undo, .unknown: break
      }
      guard let (movie, change) = event.mark else { continue }
      marks[movie.id, default: []].insert(change)
      times[MarkKey(movie: movie.id, mark: change.mark)] = event.time
    }
  }

  private mutating func add(_ known: Known) {
    entries[known.entry.id] = known
    if let source = known.entry.viewing.source { sources[source] = known }
  }

  /// Returns the fields of a viewing that differ from those of an entry and that the entry has never
  /// had.
  package func changes(of known: Known, to viewing: Viewing) -> [Viewing.Field] {
    let current = Set(known.entry.viewing.fields)
    let past = fields[known.entry.id] ?? []
    return viewing.fields.filter { field in
      if case .source = field { return false }
      return !current.contains(field) && !past.contains(field)
    }
  }

  /// Returns whether a movie already has a mark, or has had it before.
  package func has(_ change: MarkChange, _ movie: Int) -> Bool {
    marks[movie]?.contains(change) == true
      || library.marks(of: movie).current(change.mark) == change
  }

  /// Returns whether the library has a rating of a movie.
  package func isRated(_ movie: Int) -> Bool { library.marks(of: movie).rating != nil }

  /// Returns the events of another library that are new, and the number of known ones.
  ///
  /// Marks that are older than those of this library are left out.
  package func merged(
    _ events: [LibraryEvent]
  ) -> (events: [LibraryEvent], edits: [LibraryEvent.Action], known: Int) {
    var (new, edits, known): ([LibraryEvent], [LibraryEvent.Action], Int) = ([], [], 0)
    for event in events {
      if library.event(event.id) != nil {
        if case .watch(let viewing) = event.action, let entry = entries[event.id],
          !entry.isRemoved
        {
          let fields = changes(of: entry, to: viewing)
          if !fields.isEmpty {
            edits.append(.edit(of: event.id, fields))
            continue
          }
        }
        known += 1
      } else if let (movie, change) = event.mark,
        let time = times[MarkKey(movie: movie.id, mark: change.mark)],
        time >= event.time || library.marks(of: movie.id).current(change.mark) == change
      {
        known += 1
      } else {
        new.append(event)
      }
    }
    return (new, edits, known)
  }
}

extension LibraryEvent {
  /// The mark that the event itself sets, if any.
  package var mark: (movie: LibraryMovie, change: MarkChange)? {
    switch action {
    case .rate(let movie, let rating): (movie, .rating(rating))
    case .favorite(let movie, let isSet): (movie, .favorite(isSet))
    case .watchlist(let movie, let isSet): (movie, .watchlist(isSet))
    case .watch, .edit, .remove, .undo, .unknown: nil
    }
  }

  /// Returns the events in a document: a JSON array, or one event per line.
  ///
  /// - Returns: The events, and the number of elements that are not events; `nil` if the bytes are
  ///   neither.
  package static func events(in bytes: [UInt8]) -> (events: [LibraryEvent], damaged: Int)? {
    var scanner = JSONScanner(bytes, 0..<bytes.count)
    var (events, damaged): ([LibraryEvent], Int) = ([], 0)
    func add(_ range: Range<Int>) {
      if let event = LibraryEvent(bytes, in: range) { events.append(event) } else { damaged += 1 }
    }
    do throws(JSONScanner.Mistake) {
      if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") {
        try scanner.array { (scanner) throws(JSONScanner.Mistake) in add(try scanner.range()) }
      } else {
        while !scanner.isAtEnd { add(try scanner.range()) }
      }
    } catch {
      return nil
    }
    return scanner.isAtEnd ? (events, damaged) : nil
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
