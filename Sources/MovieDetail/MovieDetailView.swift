import Entities
import Viper

/// A movie's page on a screen; the tone of its rating becomes a colour here.
@MainActor
final class MovieDetailView: MovieDetailScreen {
  /// How many of the cast stand on the page.
  private static let leadingCast = 10

  private let presenter: any MovieDetailPresentable
  private var state = MovieDetailState.idle

  init(presenter: any MovieDetailPresentable) {
    self.presenter = presenter
  }

  func update(_ state: MovieDetailState) {
    self.state = state
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectSimilarMovie(at: index)
    case .selectID(let id):
      guard case .loaded(let movie) = state,
        let index = movie.similar.firstIndex(where: { String($0.id) == id })
      else { return }
      await presenter.onSelectSimilarMovie(at: index)
    case .activate("Retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    case .activate, .type, .submit, .search, .more: break
    }
  }

  // MARK: State → scene

  var scene: Scene {
    var scene = Scene(name: "detail", title: "")
    switch state {
    case .idle: break
    case .loading: scene.isLoading = true
    case .loaded(let movie): draw(movie, in: &scene)
    case .failed(let failure):
      scene.failure = failure
      if failure.canRetry { scene.buttons = [Scene.Button("Retry")] }
    }
    return scene
  }

  private func draw(_ movie: MovieDetailViewModel, in scene: inout Scene) {
    scene.title = movie.year.isEmpty ? movie.title : "\(movie.title) (\(movie.year))"
    scene.lines = facts(movie) + paragraph(movie.overview) + people(movie)
    if !movie.trailers.isEmpty {
      scene.lines += blank + movie.trailers.map { labelled("Trailer", "\($0.name): \($0.url)") }
    }
    guard !movie.similar.isEmpty else { return }
    scene.lines += blank + [Scene.Line(StyledText("Similar movies", .bold))]
    scene.columns = [
      Scene.Column("ID", .kept), Scene.Column("TITLE", .cut(least: 8, dropRank: 0)),
      Scene.Column("YEAR", .whole(dropRank: 1)), Scene.Column("RATING", .whole(dropRank: 2)),
    ]
    scene.rows = movie.similar.map { similar in
      Scene.Row(
        id: String(similar.id),
        cells: [
          StyledText(String(similar.id), .dim), StyledText(similar.title),
          StyledText(similar.year), similar.rating.map { rating($0) } ?? "",
        ])
    }
  }

  private func facts(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    var lines: [Scene.Line] = []
    if movie.originalTitle != movie.title {
      lines.append(Scene.Line(StyledText(movie.originalTitle, .dim)))
    }
    if !movie.tagline.isEmpty { lines.append(Scene.Line(StyledText(movie.tagline))) }
    let length = [movie.runtime, movie.genres.joined(separator: ", ")].filter { !$0.isEmpty }
    if !length.isEmpty { lines.append(Scene.Line(StyledText(length.joined(separator: " · ")))) }
    let verdict =
      movie.rating.map { rating($0) + StyledText(" from \(movie.votes)", .dim) }
      ?? StyledText("No votes yet", .dim)
    return lines + [Scene.Line(verdict)]
  }

  private func people(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    var lines: [Scene.Line] = []
    if !movie.directors.isEmpty {
      lines += blank + [labelled("Directed by", movie.directors.joined(separator: ", "))]
    }
    guard !movie.cast.isEmpty else { return lines }
    lines += blank + [Scene.Line(StyledText("Cast", .bold))]
    lines += movie.cast.prefix(Self.leadingCast).map { player in
      let role = player.character.isEmpty ? "" : " as \(player.character)"
      return Scene.Line(StyledText("  " + player.name) + StyledText(role, .dim), hang: 4)
    }
    let more = movie.cast.count - Self.leadingCast
    if more > 0 { lines.append(Scene.Line(StyledText("  and \(more) more", .dim), hang: 4)) }
    return lines
  }

  private func paragraph(_ text: String) -> [Scene.Line] {
    text.isEmpty ? [] : blank + [Scene.Line(StyledText(text))]
  }

  private func labelled(_ label: String, _ text: String) -> Scene.Line {
    Scene.Line(StyledText(label + "  ", .bold) + StyledText(text), hang: label.count + 2)
  }

  private var blank: [Scene.Line] { [Scene.Line("")] }

  private func rating(_ rating: Rating) -> StyledText {
    let color: StyledText.Style.Color =
      switch rating.tone {
      case .good: .green
      case .middling: .yellow
      case .bad: .red
      }
    return StyledText(rating.text, .init(color: color, isBold: true))
  }
}
