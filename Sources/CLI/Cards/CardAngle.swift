/// Sines in whole numbers: those of the C library differ between systems.
enum CardAngle {
  /// A whole turn.
  ///
  /// An angle of 0 points to the right, a quarter of a turn points down.
  static let turn = 1_024

  /// Returns the sine of an angle times a length, by Bhaskara's formula, which is right to 0.2 %.
  static func sine(_ angle: Int, times length: Int) -> Int {
    let half = turn / 2
    let angle = ((angle % turn) + turn) % turn
    let part = angle % half
    let product = part * (half - part)
    let value = length * 16 * product / (5 * half * half - 4 * product)
    return angle < half ? value : -value
  }

  static func cosine(_ angle: Int, times length: Int) -> Int {
    sine(angle + turn / 4, times: length)
  }

  /// Returns a zigzag in place of a cosine: from the length down to its negative and up again.
  static func triangle(_ angle: Int, times length: Int) -> Int {
    let angle = ((angle % turn) + turn) % turn
    let fall = min(angle, turn - angle)
    return length - length * 4 * fall / turn
  }
}
