/// The files of the program, for its manual.
enum ProgramFiles {
  static let section = HelpSection(
    heading: "FILES",
    rows: [
      ("$XDG_CONFIG_HOME/\(About.name)/config.json", "The settings that 'config' keeps."),
      (
        "$XDG_STATE_HOME/\(About.name)/session-<service>.json",
        "The log-in of a service, which only its owner can read."
      ),
      (
        "$XDG_STATE_HOME/\(About.name)/account-<number>.json",
        "The marks of a demo account on the embedded catalogue."
      ),
      ("$XDG_CACHE_HOME/\(About.name)", "Responses of TMDB, and posters."),
    ])
}
