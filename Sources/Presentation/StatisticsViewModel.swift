import MovieEntities
public import MovieLibrary
public import ViperLocalization

/// The statistics of a diary as shown on screen: totals, bar charts, and a heat map of a year.
public struct StatisticsViewModel: Hashable, Sendable {
  /// A bar chart.
  struct Chart: Hashable, Sendable {
    /// A bar with its label, and its value as text.
    struct Bar: Hashable, Sendable {
      let label: String
      let value: Int
      let number: String
    }

    /// What the chart counts viewings by, such as `month`.
    let name: String
    let heading: String
    let bars: [Bar]
  }

  /// The viewings per day of a year, in weeks that start on Monday.
  package struct HeatMap: Hashable, Sendable {
    let heading: String
    /// The short names of the months, by the week that contains their first day.
    package let months: [Int: String]
    /// The short names of the weekdays, starting with Monday.
    let weekdays: [String]
    /// The number of weeks that contain days of the year.
    let weeks: Int
    /// The numbers of viewings by weekday and week; `nil` for a day of another year.
    package let days: [[Int?]]
  }

  /// The title, with the year, if any.
  public let title: String
  /// The totals, such as `Viewings: 214`.
  public let totals: [String]
  /// The note about viewings on unknown days; `nil` if there are none.
  public let note: String?
  let charts: [Chart]
  /// The maximum number of values that a chart shows if most of them are zero.
  private static let maxRange = 200
  /// The maximum number of people, genres or tags that a chart shows.
  private static let maxNames = 10
  /// The heat map; `nil` if no viewing has a day.
  package let heatMap: HeatMap?

  /// Creates the texts in the localizer's language.
  public init(_ statistics: LibraryStatistics, in localizer: Localizer) {
    let name = localizer.text("Statistics")
    title = statistics.year.map { "\(name) · \($0)" } ?? name
    let total = statistics.total
    let (viewings, films) = (localizer.count(total.viewings), localizer.count(total.films))
    let rewatches = localizer.count(total.rewatches)
    totals =
      [
        localizer.text("Viewings: \(viewings)"), localizer.text("Movies: \(films)"),
        localizer.text("Rewatches: \(rewatches)"),
      ]
      + (total.averageRating.map {
        [localizer.text("Average rating: \(localizer.decimal(String($0)))")]
      } ?? []) + Self.hours(statistics, localizer)
    let undated = statistics.undated.viewings
    note =
      undated == 0
      ? nil
      : localizer.text(
        "Day unknown: \(localizer.count(undated)) (only in totals, decades and ratings)")
    charts = Self.charts(statistics, localizer).filter { !$0.bars.isEmpty }
    heatMap = statistics.mapYear.map { Self.heatMap($0, statistics.days, localizer) }
  }

  /// Returns the hours watched, and the number of viewings that they cover if not all; empty if no
  /// length is known.
  private static func hours(_ statistics: LibraryStatistics, _ localizer: Localizer) -> [String] {
    let (timed, all) = (statistics.timed.viewings, statistics.total.viewings)
    guard timed > 0 else { return [] }
    let hours = localizer.count((statistics.minutes + 30) / 60)
    let text = localizer.text("Hours watched: \(hours)")
    guard timed < all else { return [text] }
    let part = localizer.text("\(localizer.count(timed)) of \(localizer.count(all))")
    return ["\(text) (\(part))"]
  }

  private static func charts(
    _ statistics: LibraryStatistics, _ localizer: Localizer
  ) -> [Chart] {
    func chart(
      _ name: String, _ heading: String, _ bars: [(String, LibraryStatistics.Tally?)]
    ) -> Chart {
      Chart(
        name: name, heading: heading,
        bars: bars.map { label, tally in
          let value = tally?.viewings ?? 0
          return Chart.Bar(label: label, value: value, number: localizer.count(value))
        })
    }
    func range(_ keys: some Collection<Int>, by step: Int) -> [Int] {
      guard let first = keys.min(), let last = keys.max() else { return [] }
      // A movie from the year 9999 must not add hundreds of empty lines.
      if (last - first) / step >= Self.maxRange { return keys.sorted() }
      return Array(stride(from: first, through: last, by: step))
    }
    func top(
      _ tallies: [String: LibraryStatistics.Tally]
    ) -> [(String, LibraryStatistics.Tally?)] {
      let sorted = tallies.sorted { ($1.value.viewings, $0.key) < ($0.value.viewings, $1.key) }
      return sorted.prefix(maxNames).map { ($0.key, $0.value) }
    }
    let isDated = !statistics.days.isEmpty
    let years = statistics.years.count > 1 ? range(statistics.years.keys, by: 1) : []
    // The keys are twice the ratings. If all ratings are whole, the chart omits half ratings.
    let halves = Dictionary(
      statistics.ratings.map { (Int($0.key.value * 2), $0.value) }, uniquingKeysWith: { $1 })
    let step = halves.keys.allSatisfy { $0.isMultiple(of: 2) } ? 2 : 1
    return [
      chart(
        "month", localizer.text("By month"),
        (isDated ? Array(1...12) : []).map {
          (localizer.translated(Localizer.months[$0 - 1]), statistics.months[$0])
        }),
      chart(
        "weekday", localizer.text("By weekday"),
        (isDated ? Array(1...7) : []).map {
          (localizer.translated(Localizer.weekdays[$0 - 1]), statistics.weekdays[$0])
        }),
      chart(
        "decade", localizer.text("By release decade"),
        range(statistics.decades.keys, by: 10).map { ("\($0)–\($0 + 9)", statistics.decades[$0]) }),
      chart(
        "rating", localizer.text("By rating"),
        range(halves.keys, by: step).reversed().map {
          let text = $0.isMultiple(of: 2) ? "\($0 / 2)" : "\($0 / 2).5"
          return (localizer.decimal(text), halves[$0])
        }),
      chart("year", localizer.text("By year"), years.map { (String($0), statistics.years[$0]) }),
      chart(
        "genre", localizer.text("Most-watched genres"),
        top(statistics.genres).map {
          (localizer.translated($0), $1)
        }),
      chart("director", localizer.text("Most-watched directors"), top(statistics.directors)),
      chart("actor", localizer.text("Most-watched actors"), top(statistics.actors)),
      chart("tag", localizer.text("Most-used tags"), top(statistics.tags)),
    ]
  }

  private static func heatMap(
    _ year: Int, _ tallies: [Day: LibraryStatistics.Tally], _ localizer: Localizer
  ) -> HeatMap {
    // Weeks count from the one that contains January 1.
    let start = Day(year: year, month: 1, day: 1)
    let first = start?.daysSince1970 ?? 0
    let last = Day(year: year, month: 12, day: 31)?.daysSince1970 ?? first
    let offset = (start?.weekday ?? 1) - 1
    let weeks = (last - first + offset) / 7 + 1
    var days = [[Int?]](repeating: Array(repeating: nil, count: weeks), count: 7)
    var months: [Int: String] = [:]
    for number in first...last {
      let (day, index) = (Day(daysSince1970: number), number - first + offset)
      days[index % 7][index / 7] = tallies[day]?.viewings ?? 0
      guard day.day == 1 else { continue }
      months[index / 7] = short(Localizer.months[day.month - 1], localizer)
    }
    return HeatMap(
      heading: localizer.text("Viewings per day in \(year)"), months: months,
      weekdays: Localizer.weekdays.map { short($0, localizer) }, weeks: weeks, days: days)
  }

  /// Returns the first letters of a name.
  private static func short(_ name: String, _ localizer: Localizer) -> String {
    String(localizer.translated(name).prefix(3))
  }
}

extension Localizer {
  /// The names of the weekdays, starting with Monday.
  package static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
