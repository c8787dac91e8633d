extension Transcript {
  static let terminal = Transcript(
    "terminal",
    [
      Command("list", "--limit", "6", columns: 80),
      Command("detail", "10513", columns: 80),
      Command("list", "--page", "5", columns: 80),
      Command("detail", "999999999", columns: 80),
    ]
      + [40, 80, 200].flatMap { columns in
        [["list", "--limit", "6"], ["detail", "234"], ["detail", "900000005"]]
          .map { plain($0, columns) }
      }
      + [
        ["detail", "3085"], ["detail", "900000002"], ["list", "upcoming"], ["list", "--page", "9"],
        ["search", "no such film"], ["search", "general", "--year", "1950"],
      ]
      .map { plain($0, 80) })

  private static func plain(_ words: [String], _ columns: Int) -> Command {
    var command = Command(columns: columns)
    command.arguments = words + ["--color", "never"]
    return command
  }
}
