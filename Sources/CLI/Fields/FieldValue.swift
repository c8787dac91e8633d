import MovieEntities
import MovieViewModels
import Viper

/// The value of a field of a movie, a person or another subject, independent of the format.
indirect enum FieldValue: Sendable {
  /// Nothing is known: `null` in JSON, empty elsewhere.
  case none
  case text(String)
  case number(Int)
  case decimal(Double)
  case flag(Bool)
  case day(Day)
  /// An average with one decimal, which has a color where colors are wanted.
  case rating(Rating)
  case list([FieldValue])
  case record(Record)

  /// Creates a value from a text that may be missing.
  init(_ text: String?) {
    self = text.map { .text($0) } ?? .none
  }

  /// Creates a value from a number that may be missing.
  init(_ number: Int?) {
    self = number.map { .number($0) } ?? .none
  }

  /// A Boolean value that indicates whether there is nothing to show.
  var isEmpty: Bool {
    switch self {
    case .none: true
    case .text(let text): text.isEmpty
    case .list(let values): values.isEmpty
    case .number, .decimal, .flag, .day, .rating, .record: false
    }
  }

  /// The value in one cell of a line.
  var cell: StyledText {
    if case .rating(let rating) = self { return TSV.rating(rating) }
    return StyledText(text)
  }

  /// The value as text; the values of a list are separated by commas.
  var text: String {
    switch self {
    case .none: ""
    case .text(let text): text
    case .number(let number): String(number)
    case .decimal(let number): String(number)
    case .flag(let isSet): isSet ? "true" : "false"
    case .day(let day): day.description
    case .rating(let rating): RatingViewModel(rating).text
    case .list(let values): values.map(\.text).joined(separator: ", ")
    case .record(let record): record.text
    }
  }

  /// The lines that TSV has for the value: one for each value of a list.
  var lines: [[StyledText]] {
    switch self {
    case .list(let values): values.flatMap(\.lines)
    case .record(let record): [record.row]
    default: isEmpty ? [] : [[cell]]
    }
  }
}
