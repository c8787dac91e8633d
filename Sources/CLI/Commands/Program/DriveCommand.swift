import ViperCommandLine

extension Commands {
  /// The clocks of a session.
  private enum Time: String, CaseIterable { case real, virtual }

  private static let clock = OptionSpec(
    name: "--clock", value: "kind",
    help: "Whether time passes by itself, or as in a script: real or virtual. (default: real)",
    values: .list(Time.allCases.map(\.rawValue)))

  static let drive = MovieCommand(
    CommandSpec(
      name: "drive",
      overview: "Let another program use the screens: commands in, JSON documents out.",
      options: [clock],
      globals: GlobalOptions.picture.filter { $0 != OutputOptions.format },
      examples: [
        "drive --clock virtual", "drive < commands.txt",
        "drive --source embedded < commands.txt | jq .screen.title",
      ],
      note: """
        Each line of standard input is a command of a script ('help scripts'), or 'rows A..B' for other \
        rows than the 200 around the focus. Each gets one line of output.
        """, isPaged: false
    )
  ) { (line, context) throws(CommandFailure) in
    let time = try line.choice(clock, of: Time.self) ?? .real
    try await DriveRun(line, context, isRealTime: time == .real).run()
  }
}
