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
}
