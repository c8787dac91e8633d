import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine

/// A parser for the days that a file contains.
struct ImportedDays: Sendable {
  private let today: Today
  /// The last valid day: tomorrow, because some time zones are ahead.
  private let lastDay: Day
  private var order: DateOrder?

  init(today: Today, order: DateOrder? = nil) {
    (self.today, self.order) = (today, order)
    lastDay = Day(daysSince1970: today.day.daysSince1970 + 1)
  }

  // MARK: The order of numbers

  /// Returns a parser for the days of a file's table.
  ///
  /// One number above 12 determines the order of all of them.
  func reading(_ table: CSVTable, of file: String) throws(ImportLine.Mistake) -> ImportedDays {
    if order != nil { return self }
    let columns = table.names.filter { name in
      name.contains("date") || name.hasSuffix("at") || ["created", "modified"].contains(name)
    }
    /// A date in each order.
    var (dates, isUnclear): ([DateOrder: String], Bool) = ([:], false)
    for row in table.rows {
      for column in columns {
        guard let (first, second, _) = Self.numbers(row[column]) else { continue }
        if max(first, second) > 12 { dates[first > 12 ? .dmy : .mdy] = row[column] }
        if first != second { isUnclear = true }
      }
    }
    if let mdy = dates[.mdy], let dmy = dates[.dmy] {
      throw .init(.mixedDates(file, mdy, dmy))
    }
    if dates.isEmpty, isUnclear { throw .init(.unclearDates(file)) }
    var days = self
    days.order = dates.keys.first ?? .mdy
    return days
  }

  /// Returns the numbers of a date that ends with a year, such as 6/30/2022 or 30.6.22.
  private static func numbers(_ text: String) -> (Int, Int, year: Int)? {
    guard text.utf8.count <= 10 else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "/.-".contains($0) }
    guard parts.count == 3, parts[0].utf8.count <= 2, parts[1].utf8.count <= 2,
      parts[2].utf8.count == 2 || parts[2].utf8.count == 4,
      let first = Int(parts[0]), let second = Int(parts[1]), let year = Int(parts[2]),
      text.utf8.allSatisfy({ $0.isDigit || "/.-".utf8.contains($0) })
    else { return nil }
    return (first, second, year)
  }

  // MARK: Days

  /// Returns the day in a text; `nil` if it is unknown.
  ///
  /// Of a time in GMT, the day in the user's time zone counts.
  func day(_ text: String) throws(ImportLine.Mistake) -> Day? {
    if text.isEmpty || text == "unknown" { return nil }
    guard let day = iso(text) ?? spreadsheet(text) ?? written(text), let first = Viewing.firstDay,
      first...lastDay ~= day
    else { throw .init(.badDay(text)) }
    return day
  }

  /// Reads `2024-01-31`, which may be followed by a time.
  private func iso(_ text: String) -> Day? {
    guard let day = Day(bytes: text.utf8.prefix(10)) else { return nil }
    let rest = text.utf8.dropFirst(10)
    guard let mark = rest.first else { return day }
    guard mark == UInt8(ascii: "T") || mark == UInt8(ascii: " ") else { return nil }
    let time = String(text.dropFirst(11).prefix { $0.isNumber || ":.".contains($0) })
    let parts = time.split(separator: ":").map { Double($0) ?? -1 }
    guard parts.count >= 2, parts.allSatisfy({ 0..<61 ~= $0 }), parts[0] < 24 else { return nil }
    let zone = text.dropFirst(11 + time.count).filter { $0 != " " }
    // Other times are local ones.
    guard ["Z", "UTC", "+00:00", "+0000", "+0000UTC"].contains(zone) else { return day }
    let seconds = zip(parts, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return today.day(at: Int64(day.daysSince1970) * 86_400 + Int64(seconds))
  }

  private func spreadsheet(_ text: String) -> Day? {
    guard var (first, second, year) = Self.numbers(text) else { return nil }
    if order == .dmy { swap(&first, &second) }
    // Two digits are a year in the past.
    if year < 100 { year += year > lastDay.year % 100 ? 1_900 : 2_000 }
    return Day(year: year, month: first, day: second)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads `Tue Jul 26 05:37:34 2016`.
  private func written(_ text: String) -> Day? {
    let parts = text.split(separator: " ")
    guard parts.count == 5, let year = Int(parts[4]), let day = Int(parts[2]),
      let month = Self.months.firstIndex(of: String(parts[1]))
    else { return nil }
    return Day(year: year, month: month + 1, day: day)
  }
}

extension ImportedDays {
  /// Checks an event from a file in our own format, to which the same limits apply.
  func check(_ event: LibraryEvent) throws(ImportLine.Mistake) {
    if event.movie?.title.utf8.count ?? 0 > Viewing.maxTitle { throw .init(.longTitle) }
    let fields: [Viewing.Field] =
      switch event.action {
      case .watch(let viewing, _): viewing.fields
      case .edit(_, let fields): fields
      case .mark(_, _, let day, _): [.day(day)]
      case .remove, .identify, .undo, .undoBatch, .unknown: []
      }
    for field in fields {
      switch field {
      case .day(let day?):
        guard let first = Viewing.firstDay, first...lastDay ~= day else {
          throw .init(.badDay(day.description))
        }
      case .note(let note):
        if note.utf8.count > Viewing.maxNote { throw .init(.longNote) }
      case .tags(let tags):
        let size = tags.reduce(0) { $0 + $1.utf8.count + 1 }
        if size > Viewing.maxTags { throw .init(.longTags) }
      case .day(nil), .rating, .rewatch, .source: break
      }
    }
  }
}
