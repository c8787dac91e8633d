import Entities
import ListOfMovies
import Viper

/// The list for other programs: one JSON document.
@MainActor
final class ListOfMoviesJSONView: ListOfMoviesUI, TextScreen {
  private let presenter: any ListOfMoviesPresentable
  private let isPretty: Bool
  private var state = ListOfMoviesState.idle

  init(presenter: any ListOfMoviesPresentable, isPretty: Bool) {
    self.presenter = presenter
    self.isPretty = isPretty
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    if action == .more { await presenter.onMore() }
  }

  func update(_ state: ListOfMoviesState) {
    self.state = state
  }

  var scene: Scene {
    var scene = Scene(name: "list", title: "")
    switch state {
    case .idle, .loading: break
    case .failed(_, let failure): scene.failure = failure
    case .empty(let list): scene.lines = document(list)
    case .loaded(let list):
      // Half a document helps nobody: a page that failed fails the whole.
      if case .failed(let failure) = list.nextPage {
        scene.failure = failure
      } else {
        scene.lines = document(list)
      }
    }
    return scene
  }

  private func document(_ list: MovieListViewModel) -> [Scene.Line] {
    [Scene.Line(StyledText(JSONText.encode(Document(list), isPretty: isPretty)))]
  }

  private struct Document: Encodable {
    let kind: String
    let query: String?
    let page: Int
    let totalPages: Int
    let totalResults: Int
    let results: [MovieRowJSON]

    private enum CodingKeys: String, CodingKey {
      case kind, query, page, results
      case totalPages = "total_pages"
      case totalResults = "total_results"
    }

    init(_ list: MovieListViewModel) {
      switch list.heading.query {
      case .kind(let kind): (self.kind, query) = (kind.rawValue, nil)
      case .search(let term, _): (kind, query) = ("search", term)
      case .list(let id): (kind, query) = (id, nil)
      }
      page = list.firstPage
      totalPages = list.totalPages
      totalResults = list.totalResults
      results = list.rows.map { MovieRowJSON($0) }
    }
  }
}
