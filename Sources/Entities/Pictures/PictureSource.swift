/// The gateway to a service's pictures.
///
/// The window, and commands that show or save posters, can call the gateway from any actor.
/// Implementations must not block the caller's actor.
public protocol PictureSource: Sendable {
  /// Returns a picture as a file.
  ///
  /// - Parameters:
  ///   - path: The path of the picture, as in `posterPath`, such as `/name.jpg`.
  ///   - size: The size of the picture.
  /// - Returns: The unmodified contents of the file (at most 8 MB). The format is usually, but not
  ///   always, JPEG; see `PictureKind`.
  /// - Throws: `MovieError` with `notFound` if there is no such picture, with `badResponse` if the
  ///   path is invalid or the response is not a complete picture, or with any other code except
  ///   those for logins.
  nonisolated(nonsending) func picture(
    at path: String, size: PictureSize
  ) async throws(MovieError) -> [UInt8]
}

/// A size of posters and portraits offered by the image server (TMDB, Image Basics).
///
/// The server scales a picture to the given width and preserves the picture's aspect ratio.
public enum PictureSize: String, CaseIterable, Sendable {
  /// 92 pixels wide.
  case w92
  /// 154 pixels wide.
  case w154
  /// 185 pixels wide.
  case w185
  /// 342 pixels wide.
  case w342

  /// The size of portraits, which the image server does not offer in the other sizes.
  public static let portrait = w185

  /// The width in pixels.
  public var pixels: Int { Int(rawValue.dropFirst()) ?? 0 }

  /// Returns the smallest size whose width is at least three quarters of the given number of
  /// pixels, or `w342` if no size is that wide.
  ///
  /// A picture enlarged by a third still looks sharp, and the next larger size takes two to three
  /// times as many bytes.
  public static func filling(_ pixels: Int) -> PictureSize {
    // Compute three quarters, rounded up, without overflow.
    let least = pixels - pixels / 4
    return allCases.first { $0.pixels >= least } ?? .w342
  }
}

/// The format of an image file, determined by its first bytes.
///
/// The file name is not reliable: about two in a thousand posters with the suffix `.jpg` are in
/// WebP format (measured on TMDB's image server in 2026).
public enum PictureKind: String, CaseIterable, Sendable {
  /// JPEG (ITU-T T.81).
  case jpeg
  /// PNG (ISO/IEC 15948).
  case png
  /// WebP (RFC 9649).
  case webp
  /// GIF, version 87a or 89a.
  case gif

  /// Determines the format of a file, or returns `nil` if the format is unknown.
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
