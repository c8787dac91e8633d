import ViperCommandLine

extension Commands {
  static let play = MovieCommand(
    CommandSpec(
      name: "play", overview: "Play scripts of actions, and print what they show.",
      arguments: [
        .init(
          name: "script",
          help: "A script's file, a folder of files named *.script, or - for standard input.",
          isRequired: true, repeats: true, values: .files)
      ],
      options: PlayOptions.all,
      globals: GlobalOptions.always,
      examples: [
        "play login.script", "play login.script --transcript login.txt",
        "play scripts/ --transcript scripts/ --format junit > scripts.xml",
      ], readsSettings: false, isPaged: false
    )
  ) { (line, context) throws(CommandFailure) in
    try await PlayRun(line, context).run()
  }

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
