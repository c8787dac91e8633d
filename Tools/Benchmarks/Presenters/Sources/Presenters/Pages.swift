import ListOfMovies
import MovieEntities
import Viper

/// Loads five hundred pages of twenty movies through the list's presenter, and compares the time
/// taken by the first fifty pages with the time taken by the last fifty.
@MainActor
struct Pages {
  private static let count = 500
  private static let sample = 50

  /// Prints one line for a list that is not drawn, and one for a list that is redrawn after each
  /// page.
  static func run() async {
    await measure("nobody looks", isDrawn: false)
    await measure("each page drawn", isDrawn: true)
  }

  private static func measure(_ name: String, isDrawn: Bool) async {
    let window = Window()
    var moments: [ContinuousClock.Instant] = []
    var rows = 0
    let module = ListOfMoviesAssembler.assemble(
      input: ListOfMoviesInput(limit: count * 20), interactor: Archive(), window: window,
      output: nil,
      makeView: { presenter in
        let view = ListOfMoviesAssembler.defaultView(of: presenter)
        return PageView(view) { state in
          // The first page is shown twice, because requesting the next pages updates the list.
          guard let list = state.list.content, list.rows.count > rows else { return }
          if isDrawn { rows = view.scene.rows.count } else { rows = list.rows.count }
          moments.append(.now)
        }
      })
    let start = ContinuousClock.now
    await window.replaceRoot(with: module)
    guard moments.count == count, rows == count * 20 else {
      fatalError("\(moments.count) pages came, with \(rows) rows")
    }
    let first = start.duration(to: moments[sample - 1]) / sample
    let last = moments[count - 1 - sample].duration(to: moments[count - 1]) / sample
    let factor = (last / first * 100).rounded() / 100
    print(
      "\(name): pages 1–50 \(micros(first)) µs each, 451–500 \(micros(last)) µs: \(factor) times")
    guard isDrawn else { return }
    _ = window.scene
    let before = ContinuousClock.now
    for _ in 0..<1_000 { _ = window.scene }
    let nanoseconds = (before.duration(to: .now) / 1_000).components.attoseconds / 1_000_000_000
    print("the scene of 10,000 rows, once more: \(nanoseconds) ns")
  }

  private static func micros(_ duration: Duration) -> Int64 {
    duration.components.attoseconds / 1_000_000_000_000
  }
}

/// An archive of ten thousand movies.
private struct Archive: ListOfMoviesInteractable {
  func movies(_ query: MovieQuery, page: Int, reload: Bool) async throws(MovieError) -> MoviePage {
    let movies = (0..<20).map { place in
      PopularMovieEntity(
        id: page * 20 + place, title: "A film whose title is not short, \(page)-\(place)",
        overview: "What it is about, in a sentence that is as long as such sentences are.",
        releaseDate: ReleaseDate(year: 1922, month: 3, day: 4),
        rating: Rating(average: 8, votes: 100))
    }
    return MoviePage(number: page, movies: movies, totalPages: 500, totalResults: 10_000)
  }
}

/// The module's own view, which also passes each state to a closure.
@MainActor
private final class PageView: ListOfMoviesUI, TextScreen {
  private let view: any ListOfMoviesUI & TextScreen
  private let onUpdate: (ListOfMoviesState) -> Void

  init(
    _ view: any ListOfMoviesUI & TextScreen, onUpdate: @escaping (ListOfMoviesState) -> Void
  ) {
    self.view = view
    self.onUpdate = onUpdate
  }

  var scene: Scene { view.scene }

  func update(_ state: ListOfMoviesState) {
    view.update(state)
    onUpdate(state)
  }

  func onAppear() async { await view.onAppear() }
  func onReappear() async { await view.onReappear() }
  func on(_ action: UserAction) async { await view.on(action) }
}
