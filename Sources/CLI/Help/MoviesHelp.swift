import ViperCommandLine
import ViperLocalization

extension ProgramHelp {
  /// The texts of the help about this program as a whole.
  static let movies = ProgramHelp(
    summary: { localizer in localizer("Browse movies in the terminal.") },
    introduction: { localizer in
      localizer(
        """
        Uses TMDB if TMDB_ACCESS_TOKEN or TMDB_API_KEY is set. Otherwise it uses a catalog \
        that is part of the program, which needs no network and no account.
        """)
    },
    hint: { localizer in
      localizer(
        """
        See '\(About.name) help <subcommand>' for detailed help, also with 'environment', \
        'exit-codes', 'formatting', 'keys' and 'scripts' for the subcommand.
        """)
    },
    examples: ["list", "search caligari", "detail 234", "list top-rated --limit 5 --json"],
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
      ("$XDG_CONFIG_HOME/\(About.name)/config.json", "The settings that 'config' keeps."),
      (
        "$XDG_STATE_HOME/\(About.name)/session-<service>.json",
        "The log-in of a service, which only its owner can read."
      ),
      (
        "$XDG_STATE_HOME/\(About.name)/account-<number>.json",
        "The marks of a demo account on the embedded catalog."
      ),
      ("$XDG_CACHE_HOME/\(About.name)", "Responses of TMDB, and posters."),
    ])
}
