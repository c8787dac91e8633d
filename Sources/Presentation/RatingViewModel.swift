public import MovieEntities
public import Viper

/// A rating by the voters as a screen shows it.
public struct RatingViewModel: Hashable, Sendable {
  /// The meaning of an average for a user who chooses a movie.
  public enum Tone: Hashable, Sendable, CaseIterable {
    /// 7 and above.
    case good
    /// From 5 to below 7.
    case middling
    /// Below 5.
    case bad

    /// The color that shows the tone; only views use it.
    public var color: StyledText.Style.Color {
      switch self {
      case .good: .green
      case .middling: .yellow
      case .bad: .red
      }
    }
  }

  /// The average with one decimal, such as `8.4`.
  public let text: String
  /// The meaning of the shown average: 6.96 is shown as 7.0 and is good.
  public let tone: Tone

  /// Creates the view model of a rating.
  ///
  /// - Parameters:
  ///   - rating: The rating by the voters.
  ///   - decimal: A closure that writes a number with a decimal point in the user's language.
  public init(_ rating: Rating, decimal: (String) -> String = { $0 }) {
    let tenths = Int(rating.average * 10 + 0.5)
    text = decimal("\(tenths / 10).\(tenths % 10)")
    tone = tenths >= 70 ? .good : tenths >= 50 ? .middling : .bad
  }
}
