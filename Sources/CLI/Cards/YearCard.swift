import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperLocalization
import ViperText

/// A picture of a year in the diary, to share: the numbers, a heat map and the highest-rated films.
///
/// It contains nothing that is not in the diary.
struct YearCard {
  private static let size = (width: 1_200, height: 675)
  private static let margin = 64
  private static let maxFilms = 5
  /// The maximum width of a title, in columns.
  private static let titleColumns = 60
  /// The colors of days with zero, one, two, three, and more viewings.
  private static let shades = ["#1f2937", "#166534", "#15803d", "#22c55e", "#86efac"]

  /// A film with the best rating of its viewings in the year.
  private struct Rated {
    let film: Film
    var rating: OwnRating
  }

  private let year: Int
  private let statistics: LibraryStatistics
  private let map: StatisticsViewModel.HeatMap?
  private let films: [Rated]
  /// The minutes of all viewings whose length is known.
  private let minutes: Int
  /// The number of viewings whose length is known.
  private let timed: Int
  private let localizer: Localizer

  /// Creates the card of a year, given the lengths of films in minutes, by ID.
  init(_ library: Library, year: Int, lengths: [MovieID: Int], in localizer: Localizer) {
    self.year = year
    self.localizer = localizer
    let viewings = library.diary.map(\.viewing).filter { $0.day?.year == year }
    statistics = LibraryStatistics(viewings, year: year)
    map = StatisticsViewModel(statistics, in: localizer).heatMap
    let known = viewings.compactMap { lengths[$0.movie.id] }
    (minutes, timed) = (known.reduce(0, +), known.count)
    var best: [MovieID: Int] = [:]
    var rated: [Rated] = []
    for viewing in viewings {
      guard let rating = viewing.rating else { continue }
      if let index = best[viewing.movie.id] {
        if rating.value > rated[index].rating.value { rated[index].rating = rating }
      } else {
        best[viewing.movie.id] = rated.count
        rated.append(Rated(film: viewing.movie, rating: rating))
      }
    }
    // The newest viewing comes first among equals.
    films = Array(
      rated.enumerated().sorted {
        ($1.element.rating.value, $0.offset) < ($0.element.rating.value, $1.offset)
      }
      .map(\.element).prefix(Self.maxFilms))
  }

  /// Whether there are no viewings in the year.
  var isEmpty: Bool { statistics.total.viewings == 0 }

  /// The picture as SVG.
  var svg: String {
    let (width, height) = Self.size
    let title = localizer.text("My \(String(year)) in movies")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" font-family="system-ui, sans-serif" \
      fill="#e5e7eb">
      <title>\(Markup.escaped(title))</title>
      <rect width="\(width)" height="\(height)" fill="#0b1120"/>
      \(text(title, x: Self.margin, y: 104, size: 44, weight: 700))
      \((numbers + heatMap + best).joined(separator: "\n"))
      </svg>

      """
  }

  private var numbers: [String] {
    let total = statistics.total
    let films = total.films == 1 ? localizer.text("movie") : localizer.text("movies")
    var numbers = [(localizer.count(total.films), films)]
    if total.viewings != total.films {
      numbers.append((localizer.count(total.viewings), localizer.text("viewings")))
    }
    if timed > 0 {
      let hours = (minutes + 30) / 60
      let (timed, all) = (localizer.count(timed), localizer.count(total.viewings))
      var label = hours == 1 ? localizer.text("hour") : localizer.text("hours")
      if timed != all { label += " (" + localizer.text("\(timed) of \(all)") + ")" }
      numbers.append((localizer.count(hours), label))
    }
    if let average = total.averageRating {
      numbers.append((localizer.decimal(String(average)), localizer.text("average rating")))
    }
    return numbers.enumerated().flatMap { index, number in
      let x = Self.margin + index * 270
      return [
        text(number.0, x: x, y: 180, size: 52, weight: 700, color: "#86efac"),
        text(number.1, x: x, y: 212, size: 20, color: "#9ca3af"),
      ]
    }
  }

  private var heatMap: [String] {
    guard let map else { return [] }
    let (top, step) = (272, 20)
    var parts = map.months.sorted { $0.key < $1.key }.map { week, name in
      text(name, x: Self.margin + week * step, y: top - 10, size: 15, color: "#9ca3af")
    }
    for (weekday, days) in map.days.enumerated() {
      for (week, count) in days.enumerated() {
        guard let count else { continue }
        let shade = Self.shades[min(count, Self.shades.count - 1)]
        parts.append(
          """
          <rect x="\(Self.margin + week * step)" y="\(top + weekday * step)" width="16" \
          height="16" rx="3" fill="\(shade)"/>
          """)
      }
    }
    return parts
  }

  private var best: [String] {
    guard !films.isEmpty else { return [] }
    let heading = text(
      localizer.text("Highest rated"), x: Self.margin, y: 470, size: 20, color: "#9ca3af")
    return [heading]
      + films.enumerated().flatMap { index, rated in
        let y = 506 + index * 34
        let name = StyledText(rated.film.title).cut(to: Self.titleColumns).text
        let title = rated.film.year.map { "\(name) (\($0))" } ?? name
        let rating = localizer.decimal(rated.rating.description)
        return [
          text(rating, x: Self.margin, y: y, size: 24, weight: 700, color: "#86efac"),
          text(title, x: Self.margin + 72, y: y, size: 24),
        ]
      }
  }

  private func text(
    _ text: String, x: Int, y: Int, size: Int, weight: Int = 400, color: String? = nil
  ) -> String {
    let fill = color.map { " fill=\"\($0)\"" } ?? ""
    return """
      <text x="\(x)" y="\(y)" font-size="\(size)" font-weight="\(weight)"\(fill)>\
      \(Markup.escaped(text))</text>
      """
  }
}
