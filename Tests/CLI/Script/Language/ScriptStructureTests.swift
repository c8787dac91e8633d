import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript

/// Lines that are valid alone but not in their place, and all mistakes in a file.
struct ScriptStructureTests {
  private func told(_ text: String) -> [String] { MovieReader.reading(text).mistakeTexts }

  @Test func `A setting can occur in a block and more than once`() {
    #expect(told("repeat 2\nset delay 1s\nend") == [])
    #expect(told("set delay 1s\nset delay 2s\nset delay 3s") == [])
  }

  @Test func `A block needs an end`() {
    #expect(
      told("next\n repeat 2\nnext") == ["s:2:1: Missing 'end' for this 'repeat'.\n   repeat 2\n  ^"]
    )
  }

  @Test func `Each block needs its own end`() {
    #expect(
      told("repeat 1\nrepeat 2\nrepeat 3\nend") == [
        "s:1:1: Missing 'end' for this 'repeat'.\n  repeat 1\n  ^",
        "s:2:1: Missing 'end' for this 'repeat'.\n  repeat 2\n  ^",
      ])
  }

  @Test func `An end needs a block`() {
    #expect(
      told("repeat 1\nend\nend") == ["s:3:1: 'end' without 'repeat'.\n  end\n  ^"])
  }

  private func nested(_ depth: Int) -> String {
    (1...depth).map { "repeat \($0)" }.joined(separator: "\n") + "\nnext"
      + String(repeating: "\nend", count: depth)
  }

  @Test func `Loops can be nested eight deep`() {
    #expect(told(nested(8)) == [])
  }

  @Test func `Deeper nesting is reported once, and its ends still match`() {
    #expect(
      told(nested(10)) == [
        "s:9:1: 'repeat' is nested deeper than 8 levels.\n  repeat 9\n  ^",
        "s:10:1: 'repeat' is nested deeper than 8 levels.\n  repeat 10\n  ^",
      ])
  }

  @Test func `Nested blocks keep their commands`() {
    let reader = MovieReader.reading("next\nrepeat 2\n next\n repeat 3\n  back\n end\nend\nshow")
    #expect(
      reader.commands == [
        "s:1 next", "s:2 repeat 2", "s:3 next", "s:4 repeat 3", "s:5 back", "s:8 show",
      ])
  }

  @Test func `All mistakes are reported at once, in line order`() {
    let text = "set size 0x0\nrepeat 2\nnext\nset delay 1s\nxyzzy\nrepeat 0\nnext \"a"
    #expect(
      told(text).map { $0.prefix { $0 != " " } } == [
        "s:1:10:", "s:2:1:", "s:4:1:", "s:5:1:", "s:6:8:", "s:7:6:",
      ])
  }

  @Test(arguments: [49, 50, 51, 5_000])
  func `At most fifty mistakes are reported`(_ count: Int) {
    let heads = told(String(repeating: "bad\n", count: count)).map { $0.prefix { $0 != " " } }
    #expect(heads == (1...min(count, 50)).map { "s:\($0):1:" })
  }

  @Test func `Unclosed blocks count toward the limit of fifty`() {
    #expect(told(String(repeating: "repeat 2\n", count: 100)).count == 50)
    let text = String(repeating: "repeat 2\n", count: 8) + String(repeating: "bad\n", count: 60)
    #expect(told(text).allSatisfy { $0.contains("Unknown command") })
  }
}
