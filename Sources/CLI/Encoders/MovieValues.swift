import MovieEntities
import MovieViewModels
import Viper
import ViperCommandLine

extension FieldValue {
  /// Creates the value of a day, sorted by date.
  static func day(_ day: Day) -> FieldValue {
    .ranked(StyledText(day.description), by: Double(day.daysSince1970))
  }

  /// Creates the value of an average rating, with one decimal and a color.
  static func rating(_ rating: Rating) -> FieldValue {
    let model = RatingViewModel(rating)
    return .ranked(
      StyledText(model.text, .init(color: model.tone.color)), by: rating.average, isNumber: true)
  }

  /// Creates a value from the user's own rating, if any.
  init(own rating: OwnRating?) {
    self = rating.map { .decimal($0.value) } ?? .none
  }

  init(_ account: any Account) {
    self = .record(
      Record(
        members: [
          ("id", .number(account.id)), ("name", .text(account.name)),
          ("username", .text(account.username)),
        ], cells: ["id", "username", "name"]))
  }
}
