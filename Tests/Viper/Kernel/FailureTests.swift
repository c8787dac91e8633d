import Testing
import Viper

struct FailureTests {
  @Test func `The cause does not affect equality`() {
    let cause = Failure(code: "refused", message: "No.")
    let failure = Failure(code: "c", message: "m", cause: cause)
    #expect(failure == Failure(code: "c", message: "m"))
    #expect(failure.cause as? Failure == cause)
  }

  @Test(arguments: [
    Failure(code: "other", message: "m", advice: "a", canRetry: true),
    Failure(code: "c", message: "other", advice: "a", canRetry: true),
    Failure(code: "c", message: "m", advice: "other", canRetry: true),
    Failure(code: "c", message: "m", advice: "a", canRetry: false),
  ])
  func `Failures with any difference are not equal`(other: Failure) {
    #expect(Failure(code: "c", message: "m", advice: "a", canRetry: true) != other)
  }
}
