public import MovieEntities

/// A line of the local library: a viewing, a mark, or a change to an earlier event.
///
/// Events are never changed. The state of a `Library` results from applying them in order.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct LibraryEvent: Hashable, Sendable, Identifiable {
  /// What an event does.
  public enum Action: Hashable, Sendable {
    /// Adds a viewing to the diary, takes the movie off the watchlist, and sets its rating if the
    /// viewing has one.
    case watch(Viewing)
    /// Sets or removes a mark of a movie.
    case mark(Film, Mark)
    /// Replaces fields of a viewing, as if it had been logged that way.
    case edit(of: String, [Viewing.Field])
    /// Removes a viewing from the diary; its effects on the marks remain.
    case remove(of: String)
    /// Undoes an event, including all of its effects.
    case undo(of: String)
    /// An event from a later version of the program, which is kept but has no effect.
    case unknown(String)

    /// The ID of the event that this one changes, if any.
    var target: String? {
      switch self {
      case .edit(let id, _), .remove(let id), .undo(let id): id
      case .watch, .mark, .unknown: nil
      }
    }
  }

  /// A ULID, or a number in a library in memory.
  public let id: String
  /// The time in seconds since January 1, 1970, 00:00 GMT.
  public let time: Int64
  public let action: Action

  /// Creates an event from its values.
  public init(id: String, time: Int64, _ action: Action) {
    self.id = id
    self.time = time
    self.action = action
  }
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
  }

  public var movie: Film
  /// The day in the user's time zone; `nil` if unknown.
  public var day: Day?
  public var rating: OwnRating?
  public var isRewatch: Bool
  /// The user's note; empty if none.
  public var note: String
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

/// The identifiers of events: ULIDs, which sort by time.
public enum ULID {
  /// The digits of Crockford's base 32, which omits letters that look like digits.
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// Returns the ULID for a time and 80 random bits.
  ///
  /// - Parameters:
  ///   - milliseconds: The time since January 1, 1970, 00:00 GMT.
  ///   - random: The source of the random bits.
  /// - Returns: 26 characters.
  public static func make(
    milliseconds: Int64, using random: inout some RandomNumberGenerator
  ) -> String {
    var time = UInt64(clamping: milliseconds)
    var bytes: [UInt8] = []
    for _ in 0..<10 {
      bytes.append(digits[Int(time % 32)])
      time /= 32
    }
    bytes.reverse()
    for _ in 0..<2 {
      var bits: UInt64 = random.next()
      for _ in 0..<8 {
        bytes.append(digits[Int(bits % 32)])
        bits /= 32
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
