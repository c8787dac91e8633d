import Testing
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct CallSpyTests {
  private final class Part {}

  private let recorder = Recorder.make()

  @Test func `A call is noted under the spy's name`() {
    CallSpy("router", recorder: recorder).record("close()")
    CallSpy("output", recorder: recorder).record("didSelectMovie(3)")
    recorder.expect("router.close()", "output.didSelectMovie(3)")
  }

  @Test func `Who asked last is remembered by all spies that share it`() {
    let asker = Asker()
    let (first, second) = (Part(), Part())
    #expect(CallSpy("router", recorder: recorder, asker: asker).ask("logIn", for: first))
    #expect(asker.module === first)
    asker.accepts = false
    #expect(!CallSpy("router", recorder: recorder, asker: asker).ask("logIn", for: second))
    #expect(asker.module === second)
    recorder.expect("router.logIn", "router.logIn")
  }

  @Test func `Who asked is not kept alive`() {
    let spy = CallSpy("router", recorder: recorder)
    var part: Part? = Part()
    if let part { spy.ask("logIn", for: part) }
    #expect(spy.asker.module != nil)
    part = nil
    #expect(spy.asker.module == nil)
    recorder.expect("router.logIn")
  }
}
