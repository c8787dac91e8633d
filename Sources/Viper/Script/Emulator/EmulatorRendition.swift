import Viper
import ViperText

/// The appearance of characters, by the SGR sequences before them.
package struct EmulatorRendition: Hashable, Sendable {
  package var isBold = false
  package var isDim = false
  package var isReversed = false
  /// The numbers of the color: `[32]`, `[38, 5, 208]`.
  package var foreground: [Int] = []
  package var background: [Int] = []

  var color: StyledText.Style.Color? {
    [.red, .green, .yellow, .cyan].first { foreground == [38, 5, $0.number] }
  }

  /// Returns the rendition after SGR with some numbers; `nil` if one of them is not known.
  func changed(by numbers: [Int]) -> Self? {
    var changed = self
    var rest = numbers[...]
    while let number = rest.first {
      switch number {
      case 0: changed = Self()
      case 1: changed.isBold = true
      case 2: changed.isDim = true
      case 7: changed.isReversed = true
      case 30...38, 90...97:
        guard let color = Self.color(&rest) else { return nil }
        changed.foreground = color
      case 40...48, 100...107:
        guard let color = Self.color(&rest) else { return nil }
        changed.background = color
      default: return nil
      }
      rest = rest.dropFirst()
    }
    return changed
  }

  /// Takes the numbers of a color but for the last; `nil` if they are none.
  private static func color(_ rest: inout ArraySlice<Int>) -> [Int]? {
    guard let first = rest.first else { return nil }
    guard first % 10 == 8 else { return [first] }
    let count = rest.dropFirst().first == 2 ? 5 : rest.dropFirst().first == 5 ? 3 : 0
    let color = rest.prefix(count)
    guard count > 0, color.count == count, color.allSatisfy({ 0...255 ~= $0 }) else { return nil }
    rest = rest.dropFirst(count - 1)
    return Array(color)
  }
}
