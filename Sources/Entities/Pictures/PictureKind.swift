/// The format of a picture's file, as its first bytes tell it.
///
/// The name of a file is no sign of it: of a thousand posters whose names end in `.jpg`, two are
/// WebP (measured on TMDB's image server in 2026).
public enum PictureKind: String, CaseIterable, Sendable {
  /// JPEG (ITU-T T.81).
  case jpeg
  /// PNG (ISO/IEC 15948).
  case png
  /// WebP (RFC 9649).
  case webp
  /// GIF, version 87a or 89a.
  case gif

  /// Determines the format of a file, or returns `nil` if it is none of these.
  ///
  /// - Parameter bytes: The bytes of the file, or at least the first twelve.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else {
      return nil
    }
  }
}
