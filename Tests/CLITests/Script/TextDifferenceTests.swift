import Testing

@testable import CLI

/// What differs between two texts is shown with three lines around it.
@Suite struct TextDifferenceTests {
  private func difference(_ old: [String], _ new: [String]) -> [String]? {
    TextDifference.text(
      from: old.map { $0 + "\n" }.joined(), to: new.map { $0 + "\n" }.joined())?.lineList
  }

  private let ten = (1...10).map(String.init)

  @Test(arguments: ["", "a", "a\n", "a\r\nb"])
  func `Equal texts have none`(_ text: String) {
    #expect(TextDifference.text(from: text, to: text) == nil)
  }

  @Test func `A line that was exchanged has three lines around it`() {
    var new = ten
    new[4] = "five"
    #expect(
      difference(ten, new)
        == ["…", "  2", "  3", "  4", "- 5", "+ five", "  6", "  7", "  8", "…"])
  }

  @Test func `A line that came in is put in`() {
    #expect(
      difference(ten, ["0"] + ten) == ["+ 0", "  1", "  2", "  3", "…"])
  }

  @Test func `A line that went is taken out`() {
    #expect(
      difference(ten, Array(ten.dropLast())) == ["…", "  7", "  8", "  9", "- 10", "  "])
  }

  @Test func `Changes that are near each other are shown together, once`() {
    var new = ten
    new[2] = "three"
    new[5] = "six"
    #expect(
      difference(ten, new) == [
        "  1", "  2", "- 3", "+ three", "  4", "  5", "- 6", "+ six", "  7", "  8", "  9", "…",
      ])
  }

  @Test func `Between changes that are far from each other something is left out`() {
    let old = (1...20).map(String.init)
    var new = old
    new[1] = "two"
    new[18] = "nineteen"
    #expect(
      difference(old, new) == [
        "  1", "- 2", "+ two", "  3", "  4", "  5", "…", "  16", "  17", "  18", "- 19",
        "+ nineteen", "  20", "  ",
      ])
  }

  @Test func `Everything can be new, or gone`() {
    #expect(difference([], ["a", "b"]) == ["+ a", "+ b", "  "])
    #expect(difference(["a", "b"], []) == ["- a", "- b", "  "])
  }

  @Test func `Another end of the last line is a difference`() {
    #expect(TextDifference.text(from: "a\n", to: "a") == "  a\n- \n")
    #expect(TextDifference.text(from: "a", to: "a\n") == "  a\n+ \n")
  }

  @Test func `Other ends of lines are a difference of all lines`() {
    #expect(
      TextDifference.text(from: "a\r\nb\r\n", to: "a\nb\n") == "- a \n- b \n+ a\n+ b\n  \n")
  }

  @Test func `Texts that only look alike are told so`() {
    #expect(
      TextDifference.text(from: "e\u{301}", to: "\u{E9}")
        == "(the lines look alike, their bytes differ)\n")
  }

  @Test func `What a terminal may obey is taken out`() {
    #expect(TextDifference.text(from: "\u{1B}[1ma\u{7}", to: "b\u{202E}") == "- [1ma\n+ b\n")
  }

  @Test func `Of texts with many lines in common the change is found`() {
    let old = (1...100_000).map(String.init)
    var new = old
    new[50_000] = "x"
    #expect(
      difference(old, new)?.filter { $0.hasPrefix("-") || $0.hasPrefix("+") } == [
        "- 50001", "+ x",
      ])
  }

  @Test func `Of texts with nothing in common all is exchanged`() {
    let old = (1...30_000).map(String.init)
    let new = old.map { "x\($0)" }
    let expected = old.map { "- \($0)" } + new.map { "+ \($0)" } + ["  "]
    #expect(difference(old, new) == expected)
  }

  @Test func `Lines that moved within the limit are found again`() {
    let old = (1...1_900).map(String.init)
    let new = old.filter { $0 != "7" } + ["7"]
    #expect(
      difference(old, new)?.filter { $0.hasPrefix("- ") || $0.hasPrefix("+ ") } == [
        "- 7", "+ 7",
      ])
  }
}
