import MovieEntities
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPictures
import ViperTerminal

/// Loads movie posters, or draws a placeholder card if a poster is unavailable.
struct PosterLoader: PictureLoader {
  /// The source of posters; `nil` if the service has no posters.
  let source: (any PictureSource)?
  let catalog: any MovieCatalog
  let localizer: Localizer
  /// Whether the program runs over SSH, in which case posters are loaded at a smaller size.
  let isRemote: Bool
  let log: (@Sendable (String) -> Void)?
  /// The context for notes about posters that failed to load.
  ///
  /// The context is `nil` in a window, because a card's caption in a window already says that the
  /// card is a placeholder.
  private let notes: Context?

  init(_ gateways: Gateways, _ line: ParsedLine, _ context: Context) {
    source = gateways.pictures
    // Don't use the catalog that the screens use, because loading a picture for a list must not
    // count as opening a movie.
    catalog = gateways.service
    localizer = context.outputLocalizer
    isRemote = context.environment["SSH_CONNECTION"] != nil
    log = ServiceOptions.log(line, context)
    notes = context.console.held == nil ? context : nil
  }

  nonisolated(nonsending) func load(_ picture: Scene.Picture, width: Int) async -> PictureData? {
    // Even if a refresh triggered this load, don't reload pictures.
    await CachePolicy.$reload.withValue(false) { await found(picture, width: width) }
  }

  private nonisolated(nonsending) func found(
    _ picture: Scene.Picture, width: Int
  ) async -> PictureData? {
    if let path = picture.address.flatMap(path), let source {
      let poster = await poster(
        at: path, width: isRemote ? width * 2 / 3 : width, from: source)
      if let poster { return poster }
    }
    guard !Task.isCancelled, let id = movie(picture.id), let movie = try? await catalog.movie(id)
    else { return nil }
    var card = await Self.card(of: movie, width: width, localizer)
    card.isSubstitute = source != nil
    return card
  }

  @concurrent
  static func card(
    of movie: any DetailedMovie, width: Int, _ localizer: Localizer
  ) async -> PictureData {
    let card = MovieCard(id: movie.id, genres: movie.genres)
    return PictureData(
      card.pixels(width: max(width, 20)),
      caption: localizer("Drawn card"))
  }

  /// Loads and decodes a poster without blocking the caller's actor, and logs the reason for any
  /// failure.
  @concurrent
  private func poster(
    at path: String, width: Int, from source: any PictureSource
  ) async -> PictureData? {
    let bytes: [UInt8]
    do throws(MovieError) {
      bytes = try await source.picture(at: path, size: .filling(width))
    } catch {
      let cause = error.cause.map { ", \($0)" } ?? ""
      log?("no poster from \(path): \(error.code.rawValue)\(cause)")
      note(error)
      return nil
    }
    do throws(PictureError) {
      var poster = PictureData(try JPEG.decode(bytes), jpeg: bytes)
      poster.caption = localizer.translated(About.attribution)
      return poster
    } catch {
      let format = PictureKind(bytes)?.rawValue ?? "not a picture"
      let detail = error.detail.isEmpty ? "" : ", \(error.detail)"
      log?("no poster from \(path): \(format), \(error.code)\(detail)")
      note(MovieError(.network(.badResponse), cause: error))
      return nil
    }
  }

  private func note(_ error: MovieError) {
    guard let notes, !Task.isCancelled else { return }
    let localizer = notes.localizer
    let failure = CommandFailure(
      error, in: localizer, variable: "MOVIES_IMAGE_BASE_URL")
    let reason = failure.message ?? ""
    notes.console.note(
      localizer("Note: cannot show the poster: \(reason)"))
  }

  /// Returns a poster's path on the image server, without the size.
  private func path(_ url: String) -> String? {
    url.lastIndex(of: "/").map { String(url[$0...]) }
  }

  /// Returns the movie to draw a card for; `nil` for a list row whose card would require a request.
  private func movie(_ id: String) -> MovieID? {
    source == nil || id.hasPrefix("movie-") ? CardLoader.movie(id) : nil
  }
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
    return await PosterLoader.card(of: movie, width: width, .english)
  }

  /// Returns the movie for the picture of a page or a row, such as `row-19`.
  static func movie(_ picture: String) -> MovieID? {
    let parts = picture.split(separator: "-", maxSplits: 1)
    guard parts.first == "movie" || parts.first == "row" else { return nil }
    return parts.last.flatMap { Int($0) }.map(MovieID.tmdb)
  }
}
