import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import PersonDetail

@MainActor
struct PersonDetailRouterTests {
  private let stage = PersonDetailStage()

  @Test func `The output receives a chosen movie`() async {
    let output = CallSpy("output", recorder: stage.recorder)
    let router = PersonDetailRouter(window: stage.window, output: output)
    await router.showMovie(MovieViewModel(id: 1, title: "A"))
    stage.recorder.expect("output.didSelectMovie(1, A)")
  }
}
