import Testing
import ViperArchitecture

@Suite("Findings")
struct FindingTests {
  @Test("A finding reads as a compiler's message does")
  func description() {
    #expect(Finding(file: "A/B.swift", line: 7, message: "No.").description == "A/B.swift:7: No.")
    #expect(Finding(file: "A", message: "No.").description == "A: No.")
  }
}
