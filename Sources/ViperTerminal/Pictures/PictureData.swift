public import Pictures

/// A picture as a program hands it to a terminal.
public enum PictureData: Hashable, Sendable {
  /// The bytes of a JPEG file as they came. Terminals that read JPEG get them untouched.
  case jpeg([UInt8])
  /// The pixels of a picture that the program has drawn itself.
  case pixels(Pixels)
}
