/// The gateway to the pictures of a service.
///
/// The window and the commands that show or save a poster call it, on any actor. Reading and
/// waiting happen elsewhere than on the caller's actor.
public protocol PictureSource: Sendable {
  /// Returns the file of a picture.
  ///
  /// - Parameters:
  ///   - path: The path of the picture, as the service sends it in `posterPath`: `/name.jpg`.
  ///   - size: The size of the picture.
  /// - Returns: The bytes of the file as they came, at most 8 MB. `PictureKind` tells its format,
  ///   which is usually, but not always, JPEG.
  /// - Throws: `MovieError` with `notFound` if there is no such picture, with `badResponse` if the
  ///   path is not one of a picture or what came is no whole picture, and with any other code
  ///   except those of a log-in.
  nonisolated(nonsending) func picture(
    at path: String, size: PictureSize
  ) async throws(MovieError) -> [UInt8]
}
