public import Entities

/// A rating as a screen shows it: its text, its tone, and the numbers behind both.
public struct RatingViewModel: Hashable, Sendable {
  /// The meaning of an average for a user who chooses a movie.
  public enum Tone: Hashable, Sendable, CaseIterable {
    /// 7 and above.
    case good
    /// From 5 to below 7.
    case middling
    /// Below 5.
    case bad
  }

  /// The mean of all votes, from 0.5 to 10, with up to three decimals.
  public let average: Double
  /// The number of votes, at least 1.
  public let votes: Int

  /// Creates the view model of a rating.
  ///
  /// - Parameter rating: The rating by the voters.
  public init(_ rating: Rating) {
    average = rating.average
    votes = rating.votes
  }

  /// The average with one decimal and a decimal point, such as `8.4`.
  public var text: String { "\(tenths / 10).\(tenths % 10)" }

  /// The meaning of the shown average: 6.96 is shown as 7.0 and is good.
  public var tone: Tone { tenths >= 70 ? .good : tenths >= 50 ? .middling : .bad }

  private var tenths: Int { Int(average * 10 + 0.5) }
}
