import ViperCommandLine

extension ProgramHelp {
  /// The texts of the help about this program as a whole.
  static let movies = ProgramHelp(
    summary: "Browse movies in the terminal.",
    introduction:
      """
      Uses TMDB if TMDB_ACCESS_TOKEN or TMDB_API_KEY is set, otherwise the embedded \
      catalog, which needs no network or account.
      """,
    groups: [
      (
        "MOVIES",
        """
        browse list search discover similar recommend random \
        detail person watch poster open
        """
      ),
      ("MARK", "mark"),
      ("ACCOUNT", "login logout whoami"),
      ("SCRIPTS", "play drive"),
      ("MORE", "genres providers cache config completions help"),
    ],
    options: ["--json", "--fields", "--sort", "--offline", "--version", "--help"],
    hint:
      """
      See 'movies-cli help <subcommand>', or 'movies-cli help <topic>' for options, environment, \
      exit-codes, formatting, keys or scripts.
      """,
    examples: ["browse", "search caligari", "list top-rated --json"],
    topics: HelpTopic.all,
    manual: {
      [
        HelpSection(heading: "ENVIRONMENT", rows: HelpTopic.variables),
        HelpSection(heading: "EXIT STATUS", rows: HelpTopic.codes), files,
      ]
    })

  private static let files = HelpSection(
    heading: "FILES",
    rows: [
      ("$XDG_CONFIG_HOME/\(About.name)/config.json", "The settings of 'config'."),
      (
        "$XDG_STATE_HOME/\(About.name)/session-<service>.json",
        "The login session of a service, readable only by its owner."
      ),
      (
        "$XDG_STATE_HOME/\(About.name)/account-<number>.json",
        "The marks of a demo account on the embedded catalog."
      ),
      ("$XDG_CACHE_HOME/\(About.name)", "TMDB responses and posters."),
    ])
}
