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

  /// Returns the rendition after SGR with some numbers; `nil` if one of them is not known.
  func changed(by numbers: [Int]) -> Self? {
    var changed = self
    for number in numbers {
      switch number {
      case 0: changed = Self()
      case 1: changed.isBold = true
      case 2: changed.isDim = true
      case 7: changed.isReversed = true
      default:
        guard let color = Color(rawValue: number) else { return nil }
        changed.color = color
      }
    }
    return changed
  }
}
