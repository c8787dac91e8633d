import MovieEntities
import MovieLibrary

/// Random viewings and marks of a few films on a few days, so that many of them compete.
enum RandomEvents {
  static func make(
    _ count: Int, using random: inout some RandomNumberGenerator, prefix: String = ""
  ) -> [LibraryEvent] {
    (0..<count).map { index in
      LibraryEvent(
        id: prefix + "\(index)", time: .random(in: 0...5, using: &random), action(&random))
    }
  }

  static func action(_ random: inout some RandomNumberGenerator) -> LibraryEvent.Action {
    let source = Bool.random(using: &random) ? "elsewhere" : nil
    let rating = OwnRating(Double(Int.random(in: 1...3, using: &random)))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return .watch(
        Viewing(
          of: film(&random), on: day(&random), rating: Bool.random(using: &random) ? rating : nil,
          isRewatch: .random(using: &random), source: source),
        logged: source == nil ? Day(daysSince1970: 20_003) : nil)
    case 1:
      return .mark(
        film(&random), .rating(Bool.random(using: &random) ? rating : nil), on: day(&random),
        source: source)
    case 2:
      return .mark(
        film(&random), .favorite(.random(using: &random)), on: day(&random), source: source)
    case _:
      return .mark(
        film(&random), .watchlist(.random(using: &random)), on: day(&random), source: source)
    }
  }

  /// Returns a viewing or mark from a file, where the day of a viewing determines its other values.
  static func imported(_ random: inout some RandomNumberGenerator) -> LibraryEvent.Action {
    switch action(&random) {
    case .watch(var viewing, _):
      (viewing.source, viewing.isRewatch) = ("elsewhere", false)
      viewing.rating = viewing.day.flatMap { OwnRating(Double($0.day % 3 + 1)) }
      return .watch(viewing)
    case .mark(let movie, let mark, let day, _):
      return .mark(movie, mark, on: day, source: "elsewhere")
    case let other: return other
    }
  }

  /// Returns how a row names the film of its action.
  static func name(of action: LibraryEvent.Action) -> MovieID {
    switch action {
    case .watch(let viewing, _): viewing.movie.id
    case .mark(let movie, _, _, _): movie.id
    case _: .tmdb(1)
    }
  }

  private static func film(_ random: inout some RandomNumberGenerator) -> Film {
    let number = Int.random(in: 1...4, using: &random)
    let title = "Film \(number)"
    return number == 4
      ? Film(id: .titled(TitleKey(title, year: 1920)), title: title, year: 1920)
      : Film(id: .tmdb(number), title: title, year: 1920)
  }

  private static func day(_ random: inout some RandomNumberGenerator) -> Day? {
    let number = Int.random(in: 0...4, using: &random)
    return number == 0 ? nil : Day(daysSince1970: 20_000 + number)
  }
}
