import MovieEntities
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPictures
import ViperTerminal

/// Loads posters and portraits, or draws cards for the movies of the embedded catalog, which has
/// neither.
struct PosterLoader: PictureLoader {
  /// The source of posters; `nil` if the service has no posters.
  let source: (any PictureSource)?
  let catalog: any MovieCatalog
  let localizer: Localizer
  /// Whether the program runs over SSH, in which case posters are loaded at a smaller size.
  let isRemote: Bool
  let log: (@Sendable (String) -> Void)?
  /// Whether cards have a caption, which is needed where nothing else says that they are drawn.
  var captionsCards = true

  init(_ gateways: Gateways, _ line: ParsedLine, _ context: Context) {
    source = gateways.pictures
    // Don't use the catalog that the screens use, because loading a picture for a list must not
    // count as opening a movie.
    catalog = gateways.service
    localizer = context.outputLocalizer
    isRemote = context.environment["SSH_CONNECTION"] != nil
    log = ServiceOptions.log(line, context)
  }

  nonisolated(nonsending) func load(_ picture: Scene.Picture, width: Int) async -> PictureData? {
    // Even if a refresh triggered this load, don't reload pictures.
    await CachePolicy.$reload.withValue(false) { await found(picture, width: width) }
  }

  private nonisolated(nonsending) func found(
    _ picture: Scene.Picture, width: Int
  ) async -> PictureData? {
    if let source {
      guard let path = picture.address.flatMap(path) else { return nil }
      let size = PictureSize.filling(isRemote ? width * 2 / 3 : width)
      return await loaded(
        picture.isPortrait ? .portrait : size, of: picture, at: path, from: source)
    }
    guard let id = CardLoader.movie(picture.id), let movie = try? await catalog.movie(id) else {
      return nil
    }
    let caption = captionsCards ? localizer.text("Drawn card") : ""
    return await Self.card(of: movie, width: width, caption: caption)
  }

  @concurrent
  static func card(
    of movie: any DetailedMovie, width: Int, caption: String = ""
  ) async -> PictureData {
    let card = MovieCard(id: movie.id, genres: movie.genres)
    return PictureData(card.pixels(width: max(width, 20)), caption: caption)
  }

  /// Loads and decodes a picture without blocking the caller's actor, and logs the reason for any
  /// failure, which is the result.
  @concurrent
  private func loaded(
    _ size: PictureSize, of picture: Scene.Picture, at path: String, from source: any PictureSource
  ) async -> PictureData {
    let bytes: [UInt8]
    do throws(MovieError) {
      bytes = try await source.picture(at: path, size: size)
    } catch {
      let cause = error.cause.map { ", \($0)" } ?? ""
      log?("no poster from \(path): \(error.code.rawValue)\(cause)")
      return failure(error, of: picture)
    }
    do throws(PictureError) {
      var poster = PictureData(try JPEG.decode(bytes))
      poster.caption = localizer.translated(About.attribution)
      return poster
    } catch {
      let format = PictureKind(bytes)?.rawValue ?? "not a picture"
      let detail = error.detail.isEmpty ? "" : ", \(error.detail)"
      log?("no poster from \(path): \(format), \(error.code)\(detail)")
      return failure(MovieError(.network(.badResponse), cause: error), of: picture)
    }
  }

  private func failure(_ error: MovieError, of picture: Scene.Picture) -> PictureData {
    let failure = CommandFailure(
      error, in: localizer, variable: "MOVIES_IMAGE_BASE_URL")
    let reason = failure.message ?? ""
    return .failure(
      picture.isPortrait
        ? localizer.text("Cannot show the portrait: \(reason)")
        : localizer.text("Cannot show the poster: \(reason)"))
  }

  /// Returns a poster's path on the image server, without the size.
  private func path(_ url: String) -> String? {
    url.lastIndex(of: "/").map { String(url[$0...]) }
  }
}

extension Scene.Picture {
  /// Whether this is the picture of a person's page.
  fileprivate var isPortrait: Bool { id.hasPrefix("person-") }
}

/// Draws cards for the embedded catalog's movies while a script plays.
///
/// The cards look the same on every machine.
struct CardLoader: PictureLoader {
  let catalog: any MovieCatalog

  nonisolated(nonsending) func load(_ picture: Scene.Picture, width: Int) async -> PictureData? {
    guard let id = Self.movie(picture.id), let movie = try? await catalog.movie(id) else {
      return nil
    }
    return await PosterLoader.card(of: movie, width: width)
  }

  /// Returns the movie for the picture of a page or a row, such as `row-19`.
  static func movie(_ picture: String) -> MovieID? {
    let parts = picture.split(separator: "-", maxSplits: 1)
    guard parts.first == "movie" || parts.first == "row" else { return nil }
    return parts.last.flatMap { Int($0) }.map(MovieID.tmdb)
  }
}
