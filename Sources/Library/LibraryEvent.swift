public import MovieEntities

/// A line of the local library: a viewing, a mark, or a change to an earlier event.
///
/// Events are never changed. The state of a `Library` results from applying all of them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct LibraryEvent: Hashable, Sendable, Identifiable {
  /// What an event does.
  public enum Action: Hashable, Sendable {
    /// Adds a viewing to the diary. If it has a rating, it also rates the film on its day.
    ///
    /// `logged` is the day on which the user logged the viewing here, in their time zone; it takes
    /// the film off the watchlist. It is `nil` for a viewing from a file.
    case watch(Viewing, logged: Day? = nil)
    /// Sets or removes a mark of a film on a day, which is `nil` if unknown; `source` names the
    /// service whose file says so, and is `nil` for a mark that was made here.
    case mark(Film, Mark, on: Day? = nil, source: String? = nil)
    /// Replaces fields of a viewing.
    case edit(of: String, [Viewing.Field])
    /// Removes a viewing from the diary, with its effects on the marks.
    case remove(of: String)
    /// Makes a film that no service has identified the same film as another one.
    case identify(Film, as: Film)
    /// Undoes an event, including all of its effects.
    case undo(of: String)
    /// Undoes an import: all events of a batch that come before this one.
    case undoBatch(String)
    /// An event from a later version of the program, which is kept but has no effect.
    case unknown(String)

    /// The ID of the event that this one changes, if any.
    var target: String? {
      switch self {
      case .edit(let id, _), .remove(let id), .undo(let id): id
      case .watch, .mark, .identify, .undoBatch, .unknown: nil
      }
    }

    /// The film that the action contains, if any.
    var movie: Film? {
      switch self {
      case .watch(let viewing, _): viewing.movie
      case .mark(let movie, _, _, _): movie
      case .identify(_, let movie): movie
      case .edit, .remove, .undo, .undoBatch, .unknown: nil
      }
    }

    /// Whether the action applies to an earlier event, whatever its time.
    var changesEvents: Bool {
      switch self {
      case .edit, .remove, .identify, .undo, .undoBatch: true
      case .watch, .mark, .unknown: false
      }
    }
  }

  /// A ULID, a hash of an imported row, or a number in a library in memory.
  public let id: String
  /// The time in seconds since January 1, 1970, 00:00 GMT.
  public let time: Int64
  /// The import that added the event; `nil` if there was none.
  public let batch: String?
  public let action: Action

  /// Creates an event from its values.
  public init(id: String, time: Int64, batch: String? = nil, _ action: Action) {
    self.id = id
    self.time = time
    self.batch = batch
    self.action = action
  }

  /// Whether the event is a change that the user can undo.
  var canBeUndone: Bool {
    switch action {
    case .watch, .mark, .edit, .remove, .identify: true
    case .undo, .undoBatch, .unknown: false
    }
  }

  /// The film that the event contains, if any.
  public var movie: Film? { action.movie }
}

/// A viewing of a movie, as the diary shows it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct Viewing: Hashable, Sendable {
  /// A field of a viewing with a new value.
  public enum Field: Hashable, Sendable {
    case day(Day?)
    case rating(OwnRating?)
    case rewatch(Bool)
    case note(String)
    case tags([String])
    case source(String?)

    /// A field without its value.
    enum Kind: Hashable { case day, rating, rewatch, note, tags, source }

    var kind: Kind {
      switch self {
      case .day: .day
      case .rating: .rating
      case .rewatch: .rewatch
      case .note: .note
      case .tags: .tags
      case .source: .source
      }
    }

    /// Whether the field determines the rating that the film has.
    var setsRating: Bool { kind == .rating || kind == .day }

    /// Whether the field has a value that a file can add to an entry.
    var isFilled: Bool {
      switch self {
      case .rating(let rating): rating != nil
      case .rewatch: true
      case .note(let note): !note.isEmpty
      case .tags(let tags): !tags.isEmpty
      case .day, .source: false
      }
    }
  }

  public var movie: Film
  /// The day in the user's time zone; `nil` if unknown.
  public var day: Day?
  public var rating: OwnRating?
  public var isRewatch: Bool
  /// The user's note; empty if none.
  public var note: String
  /// The tags, without commas, because those separate tags in forms and CSV files.
  public var tags: [String]
  /// The entry's identifier in the program that it was imported from, if any.
  public var source: String?

  /// Creates a viewing from its values.
  public init(
    of movie: Film, on day: Day?, rating: OwnRating? = nil, isRewatch: Bool = false,
    note: String = "", tags: [String] = [], source: String? = nil
  ) {
    self.movie = movie
    self.day = day
    self.rating = rating
    self.isRewatch = isRewatch
    self.note = note
    self.tags = tags
    self.source = source
  }

  /// Replaces a field.
  public mutating func set(_ field: Field) {
    switch field {
    case .day(let day): self.day = day
    case .rating(let rating): self.rating = rating
    case .rewatch(let isRewatch): self.isRewatch = isRewatch
    case .note(let note): self.note = note
    case .tags(let tags): self.tags = tags
    case .source(let source): self.source = source
    }
  }

  /// The values of all fields.
  package var fields: [Field] {
    [
      .day(day), .rating(rating), .rewatch(isRewatch), .note(note), .tags(tags), .source(source),
    ]
  }
}
/// The fields of a viewing as users type them.
extension Viewing {
  /// The first day that can be logged, because the first film is from 1888.
  package static let firstDay = Day(year: 1888, month: 1, day: 1)
  /// The size limit of a note, in bytes.
  package static let maxNote = 65_536
  /// The size limit of the text with all tags, in bytes.
  package static let maxTags = maxNote
  /// The size limit of a title, in bytes; also the limit for titles from TMDB.
  package static let maxTitle = 4_096

  /// Returns the field for a typed day: a date, `today`, `yesterday` or `unknown`.
  ///
  /// - Returns: The field, or `nil` if the text is invalid, or if the day is before 1888 or in the
  ///   future.
  package static func day(_ text: String, today: Day) -> Field? {
    switch text {
    case "today": return .day(today)
    case "yesterday": return .day(Day(daysSince1970: today.daysSince1970 - 1))
    case "unknown": return .day(nil)
    case _:
      guard let day = Day(text), let firstDay, firstDay...today ~= day else { return nil }
      return .day(day)
    }
  }

  /// Returns the tags in a comma-separated list, without duplicates.
  package static func tags(_ text: String) -> [String] {
    var known: Set<String> = []
    return text.split(separator: ",").map { String($0.trimmed) }
      .filter { !$0.isEmpty && known.insert($0).inserted }
  }
}

/// The identifiers of events.
public enum EventID {
  /// The digits of Crockford's base 32, which omits letters that look like digits.
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// Returns a ULID, which sorts by time, for a time and 80 random bits.
  ///
  /// - Parameters:
  ///   - milliseconds: The time since January 1, 1970, 00:00 GMT.
  ///   - random: The source of the random bits.
  /// - Returns: 26 characters.
  public static func ulid(
    milliseconds: Int64, using random: inout some RandomNumberGenerator
  ) -> String {
    var time = UInt64(clamping: milliseconds)
    var bytes: [UInt8] = []
    for _ in 0..<10 {
      bytes.append(digits[Int(time % 32)])
      time /= 32
    }
    bytes.reverse()
    for _ in 0..<2 { append(random.next(), to: &bytes, count: 8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the ID of an imported row, which is the same on each computer.
  ///
  /// - Parameter text: What identifies the row.
  /// - Returns: 24 characters, from two 64-bit FNV-1a hashes with different starts.
  static func hash(of text: String) -> String {
    var bytes: [UInt8] = []
    for start: UInt64 in [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F] {
      var hash = start
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // The last bits of FNV depend on few bits of the text.
      append(hash ^ (hash >> 31), to: &bytes, count: 12)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ bits: UInt64, to bytes: inout [UInt8], count: Int) {
    var bits = bits
    for _ in 0..<count {
      bytes.append(digits[Int(bits % 32)])
      bits /= 32
    }
  }

  /// Returns whether an ID comes before another one: numbers by value, ULIDs by time.
  static func isLess(_ first: String, _ second: String) -> Bool {
    (first.utf8.count, first) < (second.utf8.count, second)
  }
}
