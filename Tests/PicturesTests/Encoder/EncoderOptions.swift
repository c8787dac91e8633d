/// What a file of the tests is like.
struct EncoderOptions {
  var isGray = false
  /// How many samples of brightness there are for one of color, in a row and in a column.
  var across = 1
  var down = 1
  /// The passes over the picture; `nil` for a baseline file.
  var passes: [EncoderPass]?
  /// The number of units from one restart to the next; 0 for none.
  var restartInterval = 0
  /// Whether a baseline file has all components in one scan.
  var isInterleaved = true
  /// Whether the codes are as short as they can be, or all have 8 bits.
  var hasShortCodes = true
  /// Whether a quantization factor has two bytes.
  var hasWideFactors = false
  /// How coarse the picture is.
  var step = 1.0
  /// Whether the file has JFIF's segment.
  var hasJFIF = true
  /// The names of the components.
  var identifiers: [UInt8] = [1, 2, 3]

  static let baseline = EncoderOptions()
  static let progressive = EncoderOptions(passes: EncoderPass.usual)

  /// Returns the same options with one changed.
  func with<Value>(_ path: WritableKeyPath<EncoderOptions, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
