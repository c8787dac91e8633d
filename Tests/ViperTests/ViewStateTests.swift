import Testing
import Viper

struct ViewStateTests {
  @Test func `States are the same when they show the same`() {
    let failure = Failure(code: "offline", message: "No way there.")
    let states: [ViewState<Int>] = [.idle, .loading, .loaded(1), .loaded(2), .failed(failure)]
    for (place, state) in states.enumerated() {
      #expect(states.firstIndex(of: state) == place)
    }
  }
}
