public import Entities
public import Viper

extension Rating.Tone {
  /// The color that people read the tone from; only views ask for it.
  public var color: StyledText.Style.Color {
    switch self {
    case .good: .green
    case .middling: .yellow
    case .bad: .red
    }
  }
}
