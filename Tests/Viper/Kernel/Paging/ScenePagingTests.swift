import Testing
import Viper

struct ScenePagingTests {
  private func scene(_ nextPage: NextPage, rows: [Note] = [Note(id: 1)]) -> Scene {
    var scene = Scene(name: "notes", title: "Notes")
    scene.show(
      Paged(
        firstPage: 1, lastPage: 1, totalPages: 2, totalResults: 7, rows: rows,
        nextPage: nextPage),
      loading: "Wait…")
    return scene
  }

  @Test func `The total and the focus are shown`() {
    #expect(scene(.none).total == 7)
    #expect(scene(.none).focus == 0)
    #expect(scene(.none).offers == [])
  }

  @Test func `A scene without rows has no focus`() {
    #expect(scene(.none, rows: []).focus == nil)
  }

  @Test func `A next page is offered`() {
    #expect(scene(.available).offers == [.more])
  }

  @Test func `A loading next page is shown`() {
    #expect(scene(.loading).loading == "Wait…")
    #expect(scene(.loading).offers == [])
  }

  @Test func `A failure is shown`() {
    let failure = Failure(code: "offline", message: "No notes.", canRetry: true)
    #expect(scene(.failed(failure)).failure == failure)
  }
}
