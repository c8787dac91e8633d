/// How characters look.
struct ScreenRendition: Hashable, Sendable {
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  var isBold = false
  var isDim = false
  var isReversed = false
  var color: Color?
  /// The numbers of any other color: `[38, 5, 208]`, `[95]`.
  var foreground: [Int] = []
  /// The numbers of the color behind the characters.
  var background: [Int] = []

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
        changed.color = Color(rawValue: number)
        changed.foreground = changed.color == nil ? color : []
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
