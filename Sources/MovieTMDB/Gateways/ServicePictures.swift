public import MovieEntities
import ViperEssentials

/// The pictures of a service, which are requested from its image server and stored for 180 days.
///
/// The transport is one to the image server, which requires no credential:
///
/// ```swift
/// let transport = CurlTransport(
///   address: .tmdbImages, credential: .anonymous, userAgent: "movies-cli/1.0")
/// let pictures = ServicePictures(transport: transport, store: nil, clock: WallClock())
/// let file = try await pictures.picture(at: "/rktDFPbfHfUbArZ6OOOKsXcv0Bm.jpg", size: .w185)
/// ```
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServicePictures: PictureSource {
  /// The time for which a picture may be stored, in seconds: six months, of which the shortest have
  /// 181 days (TMDB, API Terms of Use).
  static let longestStored: Int64 = 180 * 86_400

  private let transport: any Transport
  private let store: (any ResponseStore)?
  private let clock: WallClock

  /// Creates a source of pictures, whose store is apart from that of other responses.
  public init(transport: any Transport, store: (any ResponseStore)?, clock: WallClock) {
    self.transport = transport
    self.store = store
    self.clock = clock
  }

  public func picture(
    at path: String, size: PictureSize
  ) async throws(MovieError) -> [UInt8] {
    // The path comes from the service, so a request to anywhere could hide in it.
    guard let path = ImageAddress.path(path, size: size) else {
      throw ErrorTranslation.unreadable(PictureFault.badPath)
    }
    return try await picture(.picture(path))
  }

  /// Returns a stored picture or requests it, elsewhere than on the caller's actor: reading a file
  /// would keep the caller from its work.
  @concurrent
  private func picture(_ request: Request) async throws(MovieError) -> [UInt8] {
    let key = transport.baseURL + request.target
    if let stored = store?.response(for: key), stored.key == key,
      stored.isFresh(at: clock.secondsSince1970)
    {
      return Array(stored.body)
    }
    let file = try await file(request)
    await store?.keep(
      StoredResponse(
        key: key, tag: nil, storedAt: clock.secondsSince1970, maxAge: Self.longestStored,
        body: Data(file)))
    return file
  }

  private func file(_ request: Request) async throws(MovieError) -> [UInt8] {
    let response = try await transport.response(to: request)
    guard response.status == 200 else { throw Self.refusal(response) }
    let file = Array(response.body)
    if let fault = PictureFault(file, in: response) { throw ErrorTranslation.unreadable(fault) }
    return file
  }

  /// Returns the error for a response that brings no picture.
  private static func refusal(_ response: Response) -> MovieError {
    // The image server sends no message of its own, and a page must not be taken for one.
    switch response.status {
    case 404, 410: MovieError(.refusal(.notFound))
    case 100...399: ErrorTranslation.unreadable(PictureFault.status(response.status))
    // The server takes no credential, so it cannot have refused one.
    case 401: MovieError(.refusal(.other(code: nil, status: 401)))
    default:
      ErrorTranslation.refusal(response.withoutBody)
        ?? ErrorTranslation.unreadable(PictureFault.status(response.status))
    }
  }
}
