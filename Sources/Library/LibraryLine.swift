import MovieEntities
import ViperText

/// The format of the library: one event per line, as a JSON object with sorted keys.
extension LibraryEvent {
  /// Returns all lines that are not empty, without their line feeds.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that contain the lines.
  ///   - start: The index of the first byte to read.
  /// - Returns: The numbers of the lines, from 1, and their ranges.
  package static func lines(
    of bytes: [UInt8], from start: Int = 0
  ) -> [(number: Int, range: Range<Int>)] {
    var lines: [(number: Int, range: Range<Int>)] = []
    var (start, number) = (start, 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if end > start { lines.append((number, start..<end)) }
      (start, number) = (end + 1, number + 1)
    }
    return lines
  }

  /// The version of the format; events with later versions are kept and ignored.
  static let version = 1

  /// The size limit of an ID, in bytes; a ULID has 26.
  static let maxID = 64

  /// Creates an event from a line, or returns `nil` if the line is damaged.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that contain the line.
  ///   - range: The range of the line, without its line feed.
  public init?(_ bytes: [UInt8], in range: Range<Int>) {
    // Zero bytes are not written either, because other programs take such text for binary data.
    var scanner = JSONScanner(bytes, range, repairsStrings: true)
    var line = try? Line(&scanner)
    if line?.action == nil {
      scanner = JSONScanner(bytes, range, repairsStrings: true)
      line = try? Line(headOf: &scanner)
    }
    guard let line, scanner.isAtEnd, let action = line.action, let id = line.id, !id.isEmpty,
      id.utf8.count <= Self.maxID, action.target?.utf8.count ?? 0 <= Self.maxID,
      line.batch?.utf8.count ?? 0 <= Self.maxID, let time = line.time
    else { return nil }
    let batch = if case .undoBatch = action { String?.none } else { line.batch }
    self.init(id: id, time: time, batch: batch, action)
  }

  /// The line for the event, without a line feed.
  public var line: String {
    var line = JSONLine()
    line.add("at", Time.text(time))
    if let batch { line.add("batch", batch) }
    if movie?.isInvented == true { line.add("catalog", "embedded") }
    line.add("event", name)
    line.add("id", id)
    if let movie { line.add("movie", literal: Self.object(movie)) }
    line.add("v", literal: "\(Self.version)")
    switch action {
    case .watch(let viewing, let logged):
      // By default, a viewing without a source was logged here.
      if logged != nil || viewing.source == nil { line.add("logged", logged?.description) }
      if !viewing.note.isEmpty { line.add("note", viewing.note) }
      line.add("on", viewing.day?.description)
      if let rating = viewing.rating { line.add("rating", literal: "\(rating)") }
      line.add("rewatch", literal: "\(viewing.isRewatch)")
      if let source = viewing.source { line.add("source", source) }
      if !viewing.tags.isEmpty { line.add("tags", literal: JSONLine.array(viewing.tags)) }
    case .mark(_, let mark, let day, let source):
      line.add("mark", mark.kind.rawValue)
      line.add("on", day?.description)
      if let source { line.add("source", source) }
      if case .rating(let rating) = mark {
        line.add("value", literal: rating?.description ?? "null")
      } else {
        line.add("value", literal: "\(mark.isSet)")
      }
    case .edit(let id, let fields):
      line.add("of", id)
      line.add("set", literal: Self.object(fields))
    case .identify(let movie, _): line.add("of", literal: Self.object(movie))
    case .remove(let id), .undo(let id): line.add("of", id)
    case .undoBatch(let batch): line.add("batch", batch)
    case .unknown: break
    }
    return line.text
  }

  /// The name of the event in its line, such as `watch`.
  public var name: String {
    switch action {
    case .watch: "watch"
    case .mark: "mark"
    case .edit: "edit"
    case .remove: "remove"
    case .identify: "identify"
    case .undo, .undoBatch: "undo"
    case .unknown(let name): name
    }
  }

  private static func object(_ movie: Film) -> String {
    var object = JSONLine()
    object.add("title", movie.title)
    switch movie.id {
    case .tmdb(let number): object.add("tmdb", literal: "\(number)")
    case .imdb(let id): object.add("imdb", id)
    case .titled: break
    }
    if let year = movie.year { object.add("year", literal: "\(year)") }
    return object.text
  }

  private static func object(_ fields: [Viewing.Field]) -> String {
    var object = JSONLine()
    for field in fields {
      switch field {
      case .day(let day): object.add("on", day?.description)
      case .rating(let rating): object.add("rating", literal: rating?.description ?? "null")
      case .rewatch(let isRewatch): object.add("rewatch", literal: "\(isRewatch)")
      case .note(let note): object.add("note", note.isEmpty ? nil : note)
      case .tags(let tags):
        object.add("tags", literal: tags.isEmpty ? "null" : JSONLine.array(tags))
      case .source(let source): object.add("source", source)
      }
    }
    return object.text
  }
}

// MARK: Documents

extension LibraryEvent {
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
    var scanner = JSONScanner(bytes, 0..<bytes.count, repairsStrings: true)
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

/// The members of a line, from which an event is created.
private struct Line {
  private var event = ""
  private(set) var id: String?
  private(set) var time: Int64?
  private var version = 1
  private var movie: Film?
  private var viewing = Viewing(
    of: Film(id: 0, title: ""), on: nil)
  private(set) var batch: String?
  /// The day of logging, if the line says so; `nil` for a viewing from a file.
  private var logged: Day??
  private var mark: Mark.Kind?
  private var target: String?
  private var targetMovie: Film?
  private var fields: [Viewing.Field]?
  /// The value of a mark, whose type depends on the event.
  private var flag: Bool?
  private var rating: OwnRating?
  private var hasRating = false

  init(_ scanner: inout JSONScanner) throws(JSONScanner.SyntaxError) {
    var line = Self()
    try scanner.object { (name, value) throws(JSONScanner.SyntaxError) in
      try line.read(name, &value)
    }
    self = line
  }

  /// Reads only the members that all versions share, because the type of others may change in a
  /// later version.
  init(headOf scanner: inout JSONScanner) throws(JSONScanner.SyntaxError) {
    var line = Self()
    try scanner.object { (name, value) throws(JSONScanner.SyntaxError) in
      switch name {
      case "at", "event", "id", "v": try line.read(name, &value)
      case _: try value.skip()
      }
    }
    self = line
  }

  private init() {}

  private mutating func read(
    _ name: String, _ value: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) {
    switch name {
    case "at": time = Time.seconds(try value.string())
    case "event": event = try value.string()
    case "id": id = try value.string()
    case "v": version = try value.integer()
    case "movie": movie = try Self.movie(&value)
    case "batch": batch = try value.string()
    case "logged": logged = .some(try Self.day(&value))
    case "mark": mark = Mark.Kind(rawValue: try value.string())
    case "of":
      var copy = value
      if let id = try? copy.string() {
        (target, value) = (id, copy)
      } else {
        targetMovie = try Self.movie(&value)
      }
    case "set": fields = try Self.fields(&value)
    case "value": try readMark(&value)
    case _:
      if let field = try Self.field(name, &value) { viewing.set(field) }
    }
  }

  /// The action; `nil` if a member is missing or invalid.
  var action: LibraryEvent.Action? {
    guard version == LibraryEvent.version else { return .unknown(event) }
    switch event {
    case "watch":
      guard let movie else { return nil }
      var viewing = viewing
      viewing.movie = movie
      return .watch(viewing, logged: logged ?? (viewing.source == nil ? dayOfTime : nil))
    case "mark":
      guard let mark = mark.flatMap(value) else { return nil }
      return movie.map { .mark($0, mark, on: viewing.day, source: viewing.source) }
    // Version 0.5.0 wrote marks like this.
    case "rate", "favorite", "watchlist":
      guard let mark = (event == "rate" ? .rating : Mark.Kind(rawValue: event)).flatMap(value)
      else { return nil }
      return movie.map { .mark($0, mark, on: dayOfTime) }
    case "edit": return fields.flatMap { fields in target.map { .edit(of: $0, fields) } }
    case "remove": return target.map { .remove(of: $0) }
    case "identify": return movie.flatMap { movie in targetMovie.map { .identify($0, as: movie) } }
    case "undo": return target.map { .undo(of: $0) } ?? batch.map { .undoBatch($0) }
    case "": return nil
    case _: return .unknown(event)
    }
  }

  /// The day of the time, in GMT.
  private var dayOfTime: Day? { time.map { Day(daysSince1970: Int($0 / 86_400)) } }

  /// Returns the mark of a kind with the value of the line, if it has one of the right type.
  private func value(_ kind: Mark.Kind) -> Mark? {
    switch kind {
    case .rating: hasRating ? .rating(rating) : nil
    case .favorite: flag.map { .favorite($0) }
    case .watchlist: flag.map { .watchlist($0) }
    }
  }

  private mutating func readMark(_ value: inout JSONScanner) throws(JSONScanner.SyntaxError) {
    var copy = value
    if let flag = try? copy.bool() {
      self.flag = flag
      value = copy
    } else {
      (rating, hasRating) = (try Self.rating(&value), true)
    }
  }

  private static func movie(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) -> Film {
    var (id, title, year) = (MovieID?.none, "", Int?.none)
    try scanner.object { (name, value) throws(JSONScanner.SyntaxError) in
      switch name {
      case "tmdb":
        let number = try value.integer()
        guard number > 0 else { throw JSONScanner.SyntaxError() }
        id = .tmdb(number)
      case "imdb":
        var copy = value
        if let known = (try? copy.string()).flatMap({ MovieID($0) }), known.tmdb == nil {
          id = id ?? known
        }
        try value.skip()
      case "title": title = try value.string()
      case "year":
        year = try value.optional { (value) throws(JSONScanner.SyntaxError) in try value.integer() }
      case _: try value.skip()
      }
    }
    // TMDB has older films than those that can be typed.
    if let number = year, !(id == nil ? Film.years : 1_800...9_999).contains(number) { year = nil }
    if let id { return Film(id: id, title: title, year: year) }
    let film = Film(title: title, year: year)
    guard !film.title.isEmpty else { throw JSONScanner.SyntaxError() }
    return film
  }

  private static func fields(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) -> [Viewing.Field] {
    var fields: [Viewing.Field] = []
    try scanner.object { (name, value) throws(JSONScanner.SyntaxError) in
      if let field = try field(name, &value) { fields.append(field) }
    }
    return fields
  }

  /// Reads a field of a viewing; returns `nil` if it is unknown.
  private static func field(
    _ name: String, _ value: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) -> Viewing.Field? {
    let text = try name == "note" || name == "source" ? string(&value) : nil
    switch name {
    case "on": return .day(try day(&value))
    case "note": return .note(text ?? "")
    case "source": return .source(text)
    case "rating": return .rating(try rating(&value))
    case "rewatch":
      return .rewatch(
        try value.optional { (value) throws(JSONScanner.SyntaxError) in try value.bool() } ?? false)
    case "tags":
      var tags: [String] = []
      _ = try value.optional { (value) throws(JSONScanner.SyntaxError) in
        try value.array { (value) throws(JSONScanner.SyntaxError) in tags.append(try value.string())
        }
      }
      return .tags(Viewing.tags(tags.joined(separator: ",")))
    case _:
      try value.skip()
      return nil
    }
  }

  private static func day(_ value: inout JSONScanner) throws(JSONScanner.SyntaxError) -> Day? {
    guard let text = try string(&value) else { return nil }
    guard let day = Day(text) else { throw JSONScanner.SyntaxError() }
    return day
  }

  private static func string(
    _ value: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) -> String? {
    try value.optional { (value) throws(JSONScanner.SyntaxError) in try value.string() }
  }

  private static func rating(
    _ value: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) -> OwnRating? {
    let number = try value.optional { (value) throws(JSONScanner.SyntaxError) in try value.decimal()
    }
    guard let number else { return nil }
    guard let rating = OwnRating(number) else { throw JSONScanner.SyntaxError() }
    return rating
  }
}

/// A JSON object, whose members are sorted by name.
private struct JSONLine {
  private var members: [(name: String, value: String)] = []
  var text: String {
    let members = members.sorted { $0.name < $1.name }
    return "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  mutating func add(_ name: String, _ text: String?) {
    add(name, literal: Self.text(text))
  }

  mutating func add(_ name: String, literal: String) {
    members.append((name, literal))
  }

  static func array(_ texts: [String]) -> String {
    "[" + texts.map { text($0) }.joined(separator: ",") + "]"
  }

  /// Returns a JSON string, or `null`, and escapes characters that could affect a terminal.
  static func text(_ text: String?) -> String {
    guard let text else { return "null" }
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      case "\n": bytes += Array("\\n".utf8)
      // Other programs treat text with a zero byte as binary data.
      case "\0": break
      case _ where mustEscape(scalar):
        let digits = String(scalar.value, radix: 16)
        bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      case _: bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  /// Returns whether a scalar is a control character, a line separator or a bidirectional control.
  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case _: false
    }
  }
}

/// Times in the library: `2026-11-25T20:01:00Z`.
private enum Time {
  static func text(_ seconds: Int64) -> String {
    let (days, rest) = bounded(seconds).quotientAndRemainder(dividingBy: 86_400)
    let parts = [rest / 3_600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(Day(daysSince1970: Int(days)))T\(parts.joined(separator: ":"))Z"
  }

  /// Returns the seconds since January 1, 1970, or `nil` if the text is not a time in GMT.
  ///
  /// An earlier time, which only an edited file can contain, becomes the start of 1970.
  static func seconds(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), bytes.last == UInt8(ascii: "Z"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      bytes.count == 20 || bytes[19] == UInt8(ascii: "."),
      let day = Day(bytes: bytes[..<10]), let hour = number(bytes[11], bytes[12]),
      let minute = number(bytes[14], bytes[15]), let second = number(bytes[17], bytes[18]),
      hour < 24, minute < 60, second < 61
    else { return nil }
    return bounded(Int64(day.daysSince1970) * 86_400 + hour * 3_600 + minute * 60 + second)
  }

  private static func number(_ tens: UInt8, _ ones: UInt8) -> Int64? {
    guard tens.isDigit, ones.isDigit else { return nil }
    return Int64(tens - 48) * 10 + Int64(ones - 48)
  }

  /// Returns the nearest time in the years 1970 to 9999.
  private static func bounded(_ seconds: Int64) -> Int64 { min(max(seconds, 0), 253_402_300_799) }
}
