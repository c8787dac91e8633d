/// The topics that `help` explains besides the commands.
enum HelpTopic: String, CaseIterable {
  case environment
  case exitCodes = "exit-codes"
  case scripts

  var overview: String {
    switch self {
    case .environment: "The environment variables that the program looks at."
    case .exitCodes: "What the program tells its caller when it ends."
    case .scripts: "The commands of the scripts that 'play' takes, one a line; # begins a comment."
    }
  }

  var heading: String {
    switch self {
    case .environment: "VARIABLES"
    case .exitCodes: "EXIT CODES"
    case .scripts: "COMMANDS"
    }
  }

  var rows: [(String, String)] {
    switch self {
    case .environment: Self.variables
    case .exitCodes: Self.codes
    case .scripts: ScriptForms.all.map { ($0.spelling, $0.help) }
    }
  }

  private static let variables = [
    ("TMDB_ACCESS_TOKEN", "TMDB's API read access token; with it TMDB is asked."),
    ("TMDB_API_KEY", "TMDB's v3 API key, where there is no token."),
    (
      "TMDB_BASE_URL",
      "Where TMDB is asked, https:// or http:// to this machine. (default: "
        + "https://api.themoviedb.org/3)"
    ),
    ("XDG_STATE_HOME", "Where log-ins and marks are kept. (default: ~/.local/state)"),
    ("XDG_CACHE_HOME", "Where answers are kept. (default: ~/.cache)"),
    (
      "LANG",
      "The language, Spanish (es_ES.UTF-8) or English; LC_ALL and LC_MESSAGES come before it."
    ),
    ("COLUMNS", "How wide the terminal is, whatever it says itself."),
    ("NO_COLOR", "Any value: no colour."),
    ("CLICOLOR_FORCE", "Any value but 0: colour, also in a pipe."),
    ("CLICOLOR", "0: no colour."),
    ("TERM", "dumb: no colour."),
  ]

  private static let codes = [
    ("0", "Done."),
    ("1", "Failed: no such movie, a refusal, or a script's expectation that was not met."),
    ("64", "The command line or the environment is wrong."),
    ("65", "Bad data: an answer that is not what TMDB promises, a script, a damaged file."),
    ("66", "A script or a transcript cannot be read."),
    ("69", "The network or the service is unavailable, or --offline and not cached."),
    ("74", "The output, the state folder or the cache cannot be written."),
    ("77", "Not logged in, log-in refused, no credential or one that is refused."),
    ("130", "Interrupted."),
    ("141", "The reader went away."),
  ]
}
