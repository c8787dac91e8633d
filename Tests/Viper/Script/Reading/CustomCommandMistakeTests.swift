import Testing
import ViperScript

/// Mistakes in the program's own commands.
struct CustomCommandMistakeTests {
  @Test(arguments: [
    ("open chore", 6, "Expected chores. Did you mean 'chores'?"),
    ("expect screen list", 15, "Expected one of: chores, chore."),
    ("fail next donw", 11, "Expected one of: down, full. Did you mean 'down'?"),
    ("put chore \"\" 1", 11, "A chore needs a name."),
    ("put chore \"Mend\"", 17, "Missing ROW (a whole number from 1 to 99)."),
    ("put chore \"Mend\" 100", 18, "Expected ROW (a whole number from 1 to 99)."),
    ("put chore \"Mend\" 1 2", 20, "Unexpected text after the command."),
    (
      "set tilte \"a\"", 5,
      "Expected one of: size, color, theme, view, transcript, clock, driver, pictures, pace, title, delay, leaking. Did you mean 'title'?"
    ),
    ("expect birds", 13, "Missing N (a whole number from 0 to 1000000000)."),
    ("select id", 10, "Missing ID."),
    ("ptu chore \"Mend\" 1", 1, "Unknown command 'ptu'. Did you mean 'put'?"),
  ])
  func `A mistake is reported with what is expected`(
    _ line: String, _ column: Int, _ message: String
  ) {
    #expect(
      PlayedChores.mistakes(line) == [
        "t:1:\(column): \(message)\n  \(line)\n  " + String(repeating: " ", count: column - 1) + "^"
      ])
  }

  @Test func `A mistake does not show the text for a field`() {
    #expect(
      PlayedChores.mistakes("type title \"a\"") == [
        "t:1:6: Expected one of: name, pin, note.\n  type •••••••••\n       ^"
      ])
  }

  @Test func `Control characters in a mistake are not printed`() {
    #expect(
      PlayedChores.mistakes("\u{1B}[2Jsh\u{9B}w") == [
        "t:1:1: Unknown command '[2Jshw'.\n  [2Jshw\n  ^"
      ])
  }

  @Test(arguments: ["set title \"a\"", "set delay 1s", "set leaking on", "set clock manual"])
  func `Settings come before the first action`(_ line: String) {
    #expect(PlayedChores.mistakes("\(line)\nopen chores") == [])
    #expect(
      PlayedChores.mistakes("open chores\n\(line)") == [
        "t:2:1: 'set' must come before the first action.\n  \(line)\n  ^"
      ])
  }

  @Test(arguments: [
    ("wait 2s", "advance"), ("sleep 2s", "advance"), ("tap \"Add\"", "activate"),
    ("fill name", "type"),
    ("enter name", "type"), ("assert \"a\"", "expect"), ("goto chores", "open"),
    ("Tap \"Add\"", "activate"), ("strat refresh", "start"),
  ])
  func `Command names of other tools get a suggestion`(_ line: String, _ command: String) {
    let name = line.prefix { $0 != " " }
    #expect(
      PlayedChores.mistakes(line) == [
        "t:1:1: Unknown command '\(name)'. Did you mean '\(command)'?\n  \(line)\n  ^"
      ])
  }

  @Test func `The help lists the program's commands among the built-in ones`() {
    let help = ChoreScripts.language.help
    let own = [
      "set title \"TEXT\"", "set delay DURATION", "set leaking on|off", "open chores",
      "fail next down|full [xN]", "put chore \"TEXT\" ROW", "expect screen chores|chore",
      "type name|pin|note \"TEXT\"", "expect birds N",
    ]
    #expect(own.allSatisfy { spelling in help.contains { $0.spelling == spelling } })
    #expect(help.first?.spelling == "set size COLUMNSxROWS")
    #expect(help.last?.spelling == "start COMMAND")
    #expect(Set(help.map { $0.spelling }).count == help.count)
    #expect(help.contains { $0 == ("put chore \"TEXT\" ROW", "Put a chore in a row.") })
  }
}
