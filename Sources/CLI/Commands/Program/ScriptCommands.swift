import ViperCommandLine

extension Commands {
  static let play = MovieCommand(
    CommandSpec(
      name: "play", overview: "Play scripts and print the screens they show.",
      arguments: [
        .init(
          name: "script",
          help: "A script file, a folder of *.script files, or - for standard input.",
          isRequired: true, repeats: true, kind: .file)
      ],
      options: PlayOptions.all,
      globals: GlobalOptions.always,
      examples: [
        "play login.script", "play login.script --transcript login.txt",
        "play scripts/ --transcript scripts/ --format junit > scripts.xml",
      ], readsSettings: false, isPaged: false
    )
  ) { line, context in
    try await PlayRun(line, context).run()
  }

  private enum Time: String, CaseIterable { case real, virtual }

  private static let clock = OptionSpec(
    name: "--clock", value: "kind",
    help: "The clock; virtual as in scripts.", kind: .choice(of: Time.self), default: "real")

  static let drive = MovieCommand(
    CommandSpec(
      name: "drive",
      overview: "Let another program control the screens.",
      options: [clock],
      globals: GlobalOptions.picture.filter { $0 != OutputOptions.format },
      examples: [
        "drive --clock virtual", "drive < commands.txt",
        "drive --source embedded < commands.txt | jq .screen.title",
      ],
      note:
        """
        Reads script commands from standard input, one per line (see 'help scripts'), and prints \
        one line of JSON for each command. Each line includes up to 200 rows around the focus; use \
        'rows A..B' to get other rows.
        """, isPaged: false
    )
  ) { line, context in
    let time = line.choice(clock, of: Time.self) ?? .real
    try await DriveRun(line, context, isRealTime: time == .real).run()
  }
}
