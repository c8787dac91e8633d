import Testing
import ViperTesting

@MainActor
struct ProblemsTests {
  @Test func `Problems are collected in their order`() {
    let problems = Problems()
    #expect(problems.messages == [])
    let recorder = Recorder(report: problems.add)
    recorder.unstubbed("one")
    recorder.unstubbed("two")
    #expect(problems.messages == ["No answer was given for one.", "No answer was given for two."])
  }
}
