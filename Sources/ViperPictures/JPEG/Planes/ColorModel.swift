/// The meaning of the components of a file.
struct ColorModel {
  private var hasJFIF = false
  /// The transform in Adobe's segment, if any: 0 for red, green and blue.
  private var transform: Int?

  mutating func takeJFIF(_ payload: PayloadReader) {
    if payload.starts(with: "JFIF\0") { hasJFIF = true }
  }

  mutating func takeAdobe(_ payload: PayloadReader) {
    var payload = payload
    guard payload.starts(with: "Adobe"), (try? payload.bytes(11)) != nil else { return }
    transform = try? payload.byte()
  }

  /// Whether three components are red, green and blue, and not brightness and two of color.
  func isRGB(_ frame: FrameHeader) -> Bool {
    if hasJFIF { return false }
    if let transform { return transform == 0 }
    return frame.components.map(\.identifier) == "RGB".utf8.map(Int.init)
  }
}
