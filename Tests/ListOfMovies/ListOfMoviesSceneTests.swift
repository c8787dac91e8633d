import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct ListOfMoviesSceneTests {
  let stage = Stage()

  private var scene: Scene? { stage.window.scene }

  @Test func `A list offers search and refresh, and more if there is another page`() async {
    await stage.openPopular(of: 2)
    #expect(scene?.search == "")
    #expect(scene?.offers == [.refresh, .loadPreview, .more])
    #expect(scene?.total == 40)
    stage.answer(page: 2, with: movies(21...40), of: 2)
    await stage.window.send(.more)
    #expect(scene?.offers == [.refresh, .loadPreview])
  }

  @Test func `A search has its term and its number of results`() async {
    stage.answer(.alien, with: movies(1...3))
    await stage.open(ListOfMoviesInput(query: .alien))
    #expect(scene?.search == "alien")
    #expect(scene?.total == 20)
  }

  @Test func `A failed list offers refresh and has no count`() async {
    stage.answer(with: .offline)
    await stage.open()
    #expect(scene?.offers == [.refresh])
    #expect(scene?.search == "")
    #expect(scene?.total == nil)
  }

  @Test(arguments: [(3, 3), (19, 19), (20, 19), (Int.max, 19), (-1, 0), (Int.min, 0)])
  func `The focus stops at the last row`(row: Int, focus: Int) async {
    await stage.openPopular()
    await stage.window.send(.moveFocus(5))
    await stage.window.send(.focus(row))
    #expect(scene?.focus == focus)
  }

  @Test func `Only changed rows are rendered again`() async throws {
    // A row that is not rendered again still has the same storage.
    let storage = { (row: Scene.Row) in row.cells.withUnsafeBufferPointer { $0.baseAddress } }
    await stage.openPopular(of: 2)
    let first = try #require(scene).rows
    stage.answer(page: 2, with: movies(21...40), of: 2)
    await stage.window.send(.more)
    let rows = try #require(scene).rows
    #expect(rows.count == 40)
    #expect(rows.prefix(20).map(storage) == first.map(storage))
    stage.answer(with: movies(5...8))
    await stage.window.send(.refresh)
    #expect(stage.shownIDs == ["5", "6", "7", "8"])
  }

  @Test func `A presenter updates nothing after its list has closed`() async {
    var presenter: (any ListOfMoviesPresentable)?
    var states = 0
    let window = Window()
    stage.answer(with: movies(1...20), of: 2)
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        interactor: stage.interactor, window: window, output: nil,
        makeView: {
          presenter = $0
          return CountingView($0) { states += 1 }
        }))
    #expect(states == 2)
    window.close()
    stage.answer(page: 2, with: movies(21...40), of: 2)
    await presenter?.onMoveFocus(by: 3)
    await presenter?.onMore()
    #expect(states == 2)
  }
}

/// A view that shows nothing and counts its states.
private final class CountingView: ListOfMoviesUI, Screen {
  private let presenter: any ListOfMoviesPresentable
  private let count: @MainActor () -> Void

  init(_ presenter: any ListOfMoviesPresentable, count: @escaping @MainActor () -> Void) {
    self.presenter = presenter
    self.count = count
  }

  func update(_ state: ListOfMoviesState) { count() }
  func onAppear() async { await presenter.onViewAppear() }
}
