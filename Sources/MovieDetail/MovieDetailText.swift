import Entities
import Viper
import Wording

/// Draws the running text of a movie's page: the facts, the plot, where to watch it, and addresses.
struct MovieDetailText {
  let localizer: Localizer

  /// Returns the lines from top to bottom.
  func lines(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    facts(movie) + paragraph(movie.overview) + watch(movie) + blank + writers(movie) + links(movie)
  }

  private func facts(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    var lines: [Scene.Line] = []
    if movie.originalTitle != movie.title {
      lines.append(Scene.Line(StyledText(movie.originalTitle, .dim)))
    }
    if !movie.tagline.isEmpty { lines.append(Scene.Line(StyledText(movie.tagline))) }
    let length = [certification(movie), movie.runtime, movie.genres.joined(separator: ", ")]
      .filter { !$0.isEmpty }
    if !length.isEmpty { lines.append(Scene.Line(StyledText(length.joined(separator: " · ")))) }
    let verdict =
      movie.rating.map {
        MovieDetailTables(localizer: localizer).rating($0)
          + StyledText(" " + localizer("from \(movie.votes)"), .dim)
      }
      ?? StyledText(localizer("No votes yet"), .dim)
    lines.append(Scene.Line(verdict))
    let marks = own(movie.marks)
    if !marks.isEmpty {
      lines.append(Scene.Line(StyledText(marks.joined(separator: " · "), .init(color: .cyan))))
    }
    if !movie.release.isEmpty { lines.append(labelled(localizer("Release"), movie.release)) }
    if !movie.status.isEmpty { lines.append(labelled(localizer("Status"), status(movie.status))) }
    return lines
  }

  private func certification(_ movie: MovieDetailViewModel) -> String {
    guard let regional = movie.regional, !regional.certification.isEmpty else { return "" }
    return "\(regional.certification) (\(regional.region))"
  }

  private func own(_ marks: MovieMarks) -> [String] {
    [
      marks.isFavorite ? localizer("One of your favorites") : nil,
      marks.isOnWatchlist ? localizer("On your watchlist") : nil,
      marks.rating.map { localizer("You gave it \(localizer.decimal($0.description))") },
    ].compactMap(\.self)
  }

  private func writers(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    movie.writers.isEmpty
      ? [] : [labelled(localizer("Written by"), movie.writers.joined(separator: ", "))]
  }

  private func links(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    var lines = movie.trailers.flatMap {
      [labelled(localizer("Trailer"), $0.name), address($0.url)]
    }
    if let poster = movie.posterURL {
      lines += [Scene.Line(StyledText(localizer("Poster"), .bold)), address(poster)]
    }
    let ids = [String(movie.id), movie.imdbID].compactMap(\.self).joined(separator: " · ")
    lines.append(labelled(localizer("ID"), ids))
    return lines + movie.pages.map(address)
  }

  // MARK: Where to watch

  private func watch(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    guard let regional = movie.regional, !regional.offers.isEmpty else { return [] }
    let region = regional.region
    let heading = localizer("Where to watch in \(region), by JustWatch")
    let kinds = WatchKind.allCases.compactMap { kind -> Scene.Line? in
      let names = regional.providers(kind)
      return names.isEmpty ? nil : labelled(label(kind), few(names))
    }
    return blank + [Scene.Line(StyledText(heading, .dim))] + kinds
  }

  /// Returns the first names; `movies-cli watch` has all of them.
  private func few(_ names: [String]) -> String {
    let most = 4
    guard names.count > most + 1 else { return names.joined(separator: ", ") }
    let first = names.prefix(most).joined(separator: ", ")
    return localizer("\(first) and \(localizer.count(names.count - most)) more")
  }

  private func label(_ kind: WatchKind) -> String {
    switch kind {
    case .stream: localizer("Stream")
    case .free: localizer("Free")
    case .ads: localizer("With ads")
    case .rent: localizer("Rent")
    case .buy: localizer("Buy")
    }
  }

  /// Returns a release status in the user's language.
  ///
  /// TMDB always sends it in English, whatever language was requested.
  private func status(_ status: String) -> String {
    switch status {
    case "Rumored": localizer("Rumored")
    case "Planned": localizer("Planned")
    case "In Production": localizer("In Production")
    case "Post Production": localizer("Post Production")
    case "Released": localizer("Released")
    case "Canceled": localizer("Canceled")
    default: status
    }
  }

  private func paragraph(_ text: String) -> [Scene.Line] {
    text.isEmpty ? [] : blank + [Scene.Line(StyledText(text))]
  }

  private func labelled(_ label: String, _ text: String) -> Scene.Line {
    Scene.Line(StyledText(label + "  ", .bold) + StyledText(text), hangingIndent: label.count + 2)
  }

  /// Returns a line of an address alone, which can be copied and opened.
  private func address(_ url: String) -> Scene.Line {
    Scene.Line(StyledText(url, .init(link: url)))
  }

  private var blank: [Scene.Line] { [Scene.Line("")] }
}
