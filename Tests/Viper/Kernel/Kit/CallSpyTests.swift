import Testing
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct CallSpyTests {
  private final class Part {}

  private let recorder = Recorder.make()

  @Test func `A call is recorded under the spy's name`() {
    CallSpy("router", recorder: recorder).record("close()")
    CallSpy("output", recorder: recorder).record("didSelectMovie(3)")
    recorder.expect("router.close()", "output.didSelectMovie(3)")
  }

  @Test func `The recorder remembers the last requester of all its spies`() {
    let (first, second) = (Part(), Part())
    #expect(CallSpy("router", recorder: recorder).ask("logIn", for: first))
    #expect(recorder.requester === first)
    recorder.acceptsRequests = false
    #expect(!CallSpy("router", recorder: recorder).ask("logIn", for: second))
    #expect(recorder.requester === second)
    recorder.expect("router.logIn", "router.logIn")
  }

  @Test func `The requester is not retained`() {
    let spy = CallSpy("router", recorder: recorder)
    var part: Part? = Part()
    if let part { spy.ask("logIn", for: part) }
    #expect(recorder.requester != nil)
    part = nil
    #expect(recorder.requester == nil)
    recorder.expect("router.logIn")
  }
}
