public import MovieEntities
import ViperEssentials

/// A picture source that requests pictures from an image server and stores them for 180 days.
///
/// The transport connects to the image server, which requires no credential:
///
/// ```swift
/// let transport = CurlTransport(
///   address: .tmdbImages, credential: .anonymous, userAgent: "movies-cli/1.0")
/// let pictures = ServicePictures(transport: transport, store: nil, clock: WallClock())
/// let file = try await pictures.picture(at: "/rktDFPbfHfUbArZ6OOOKsXcv0Bm.jpg", size: .w185)
/// ```
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServicePictures: PictureSource {
  /// The maximum storage time of a picture, in seconds.
  ///
  /// TMDB allows data to be stored for six months, which is at least 181 days (TMDB, API Terms of
  /// Use).
  static let maxAge: Int64 = 180 * 86_400

  private let transport: any Transport
  private let store: (any ResponseStore)?
  private let clock: WallClock

  /// Creates a source that stores its pictures in `store`, separately from other responses.
  public init(transport: any Transport, store: (any ResponseStore)?, clock: WallClock) {
    self.transport = transport
    self.store = store
    self.clock = clock
  }

  public func picture(
    at path: String, size: PictureSize
  ) async throws(MovieError) -> [UInt8] {
    // The path comes from the service, so make sure that it cannot redirect the request to another
    // server.
    guard let path = ImageAddress.path(path, size: size) else {
      throw PictureResponseError.rejected("not a picture path")
    }
    return try await picture(.picture(path))
  }

  /// Returns a picture without blocking the caller's actor while reading files.
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
        key: key, tag: nil, storedAt: clock.secondsSince1970, maxAge: Self.maxAge,
        body: Data(file)))
    return file
  }

  private func file(_ request: Request) async throws(MovieError) -> [UInt8] {
    let response = try await transport.response(to: request)
    guard response.status == 200 else { throw Self.rejection(response) }
    let file = Array(response.body)
    if let fault = PictureResponseError(file, in: response) {
      throw ErrorTranslation.unreadable(fault)
    }
    return file
  }

  /// Returns the error for a response without a picture.
  private static func rejection(_ response: Response) -> MovieError {
    let status = "status \(response.status)"
    // The image server does not send TMDB's error messages, so ignore the body.
    return switch response.status {
    case 404, 410: MovieError(.rejection(.notFound))
    case 100...399: PictureResponseError.rejected(status)
    // No credential was sent, so the error cannot be a rejected credential.
    case 401: MovieError(.rejection(.other(code: nil, status: 401)))
    default:
      ErrorTranslation.rejection(response.withoutBody)
        ?? PictureResponseError.rejected(status)
    }
  }
}

/// The reason a response or path is not a valid picture, logged as the cause of an error.
struct PictureResponseError: Error, CustomStringConvertible {
  let description: String

  /// The number of bytes at the end of a JPEG file in which to search for the end marker, which may
  /// be followed by other bytes.
  private static let tail = 1_024

  /// Describes what is wrong with a file, or returns `nil` if the file is a complete picture.
  init?(_ file: [UInt8], in response: Response) {
    guard let kind = PictureKind(file) else {
      self.init("not a picture")
      return
    }
    // If the response is compressed, `Content-Length` is not the size of the file.
    let isPacked = response.header("Content-Encoding") != nil
    let promised = isPacked ? nil : response.header("Content-Length").flatMap { Int($0) }
    let isShort = promised.map { file.count < $0 } ?? false
    guard isShort || (kind == .jpeg && !Self.hasEnd(file)) else { return nil }
    self.init("truncated picture")
  }

  private init(_ description: String) {
    self.description = description
  }

  /// Returns the error for a response or path that is not a picture.
  static func rejected(_ description: String) -> MovieError {
    ErrorTranslation.unreadable(PictureResponseError(description))
  }

  /// Returns whether the JPEG end marker, which cannot occur in image data, is near the end.
  private static func hasEnd(_ file: [UInt8]) -> Bool {
    let end = file.suffix(tail)
    return zip(end, end.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }
}

/// The URLs of TMDB's images, each of which consists of a server, a size and a path (TMDB, Image
/// Basics).
enum ImageAddress {
  /// The base URL of the image server, hard-coded to avoid a request to TMDB's `/configuration`.
  static let base = "https://image.tmdb.org/t/p"

  /// Returns the URL of a poster, 342 pixels wide, or `nil` if the path is not a plain file name.
  static func poster(_ path: String) -> String? {
    self.path(path, size: .w342).map { base + $0 }
  }

  /// Returns the URL of a portrait, 185 pixels wide, or `nil` if the path is not a plain file name.
  static func portrait(_ path: String) -> String? {
    self.path(path, size: .portrait).map { base + $0 }
  }

  /// Returns a picture's path below the base URL, or `nil` if the path is not a plain file name
  /// such as `/name.jpg`.
  static func path(_ path: String, size: PictureSize) -> String? {
    let name = path.utf8.dropFirst()
    guard path.utf8.first == UInt8(ascii: "/"), (3...255).contains(name.count),
      let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex,
      name.index(after: dot) < name.endIndex, !path.contains(".."),
      name.allSatisfy({ $0.isLetterOrDigit || "._-".utf8.contains($0) })
    else { return nil }
    return "/\(size.rawValue)\(path)"
  }
}
