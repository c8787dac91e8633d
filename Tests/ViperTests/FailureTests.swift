import Testing
import Viper

struct FailureTests {
  @Test func `A failure offers nothing unless told so`() {
    let failure = Failure(code: "refused", message: "No.")
    #expect(failure == Failure(code: "refused", message: "No.", advice: "", canRetry: false))
    #expect([failure.code, failure.message, failure.advice] == ["refused", "No.", ""])
  }

  @Test(arguments: [
    Failure(code: "other", message: "m", advice: "a", canRetry: true),
    Failure(code: "c", message: "other", advice: "a", canRetry: true),
    Failure(code: "c", message: "m", advice: "other", canRetry: true),
    Failure(code: "c", message: "m", advice: "a", canRetry: false),
  ])
  func `Failures that differ in anything are not the same`(other: Failure) {
    #expect(Failure(code: "c", message: "m", advice: "a", canRetry: true) != other)
  }
}
