public import Viper

extension RatingViewModel.Tone {
  /// The color that shows the tone; only views use it.
  public var color: StyledText.Style.Color {
    switch self {
    case .good: .green
    case .middling: .yellow
    case .bad: .red
    }
  }
}
