import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct SecrecyTests {
  /// Dumps of all states from the empty form to the end of one attempt.
  private func dumpedStates(_ answer: Result<any Session, MovieError>) async -> [String] {
    let recorder = Recorder { $0.record() }
    let window = Window()
    let answers = LoginInteractorMock.Prepared(unprepared: .unprepared)
    answers.add(answer, to: .init(service: "tmdb", username: "neo99", password: "zion!"))
    var states: [String] = []
    await window.replaceRoot(
      with: LoginAssembler.assemble(
        interactor: LoginInteractorMock(recorder: recorder, services: ["tmdb"], answers: answers),
        window: window, output: nil,
        makeView: { presenter in
          let view = LoginAssembler.defaultView(of: presenter)
          return ViewSpy(
            recorder: recorder, view: view, show: { view.update($0) },
            spell: { state in
              var text = ""
              dump(state, to: &text)
              states.append(text)
              return ""
            })
        }))
    await window.send(.type(field: "username", text: "neo99"))
    await window.send(.type(field: "password", text: "zion!"))
    await window.send(.submit())
    return states
  }

  @Test(
    arguments: [.success(session()), .failure(.wrongPassword)]
      as [Result<any Session, MovieError>])
  func `The password is in no state of a login or a failed attempt`(
    answer: Result<any Session, MovieError>
  ) async {
    let states = await dumpedStates(answer)
    #expect(states.count == 5)
    #expect(states.allSatisfy { !$0.contains("zion!") })
  }

  @Test func `The password is not on the screen`() async throws {
    let stage = Stage()
    await stage.open(spied: false)
    await stage.fillIn()
    var text = ""
    dump(try #require(stage.window.scene), to: &text)
    #expect(text.contains("•••••"))
    #expect(!text.contains("zion!"))
  }
}
