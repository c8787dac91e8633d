extension Transcript {
  static let terminal40 = terminal(40)
  static let terminal80 = terminal(80)
  static let terminal200 = terminal(200)

  static let terminalColored = Transcript(
    "terminal-colored",
    [
      Command("list", "--limit", "6", columns: 80),
      Command("detail", "10513", columns: 80),
      Command("list", "--page", "5", columns: 80),
      Command("detail", "999999999", columns: 80),
    ])

  private static func terminal(_ columns: Int) -> Transcript {
    Transcript(
      "terminal-\(columns)",
      [
        ["list"], ["detail", "234"], ["detail", "3085"], ["detail", "900000002"],
        ["detail", "900000005"], ["list", "upcoming"], ["list", "--page", "9"],
        ["search", "no such film"], ["search", "general", "--year", "1950"],
      ]
      .map { words in
        var command = Command(columns: columns)
        command.arguments = words + ["--color", "never"]
        return command
      })
  }
}
