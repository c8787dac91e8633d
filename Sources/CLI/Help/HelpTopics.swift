import MoviePresentation
import ViperCommandLine
import ViperTerminal

extension HelpTopic {
  static let all = [options, environment, exitCodes, formatting, scripts, keys]

  static let options = HelpTopic(
    name: "options", overview: "Global options."
  ) { _ in
    let rows = GlobalOptions.all.map { ($0.spelling, $0.help) }
    return [HelpSection(heading: "OPTIONS", rows: rows)]
  }

  static let environment = HelpTopic(
    name: "environment", overview: "Environment variables."
  ) { _ in [HelpSection(heading: "VARIABLES", rows: variables)] }

  static let exitCodes = HelpTopic(
    name: "exit-codes", overview: "Exit codes."
  ) { _ in [HelpSection(heading: "EXIT CODES", rows: codes)] }

  static let formatting = HelpTopic(
    name: "formatting", overview: "Output formats, fields, sort order and templates."
  ) { _ in FormattingHelp.sections }

  static let scripts = HelpTopic(
    name: "scripts",
    overview: "The script language of 'play', one command per line."
  ) { _ in ScriptHelp.sections }

  static let keys = HelpTopic(
    name: "keys", overview: "Keys in the 'browse' window."
  ) { localizer in
    let own = "Use the key K for NAME: \(CustomKeys.names.joined(separator: ", "))."
    return [
      HelpSection(
        heading: "KEYS",
        rows: keyRows.map { keys, text in
          (BrowseTexts(localizer: localizer).keyNames(keys), text)
        }),
      HelpSection(heading: "CUSTOM KEYS", rows: [("config set key.NAME K", own)]),
    ]
  }
  private static let keyRows =
    HostCommand.allCases.map { ($0.keys, HostTexts.english($0)) }
    + MovieButton.allCases.map { (String($0.key), $0.label) }

  static let variables = [
    ("TMDB_ACCESS_TOKEN", "TMDB API read access token."),
    ("TMDB_API_KEY", "TMDB v3 API key, used if no token is set."),
    (
      "TMDB_BASE_URL",
      "TMDB API URL: https://, or http:// on localhost. (default: "
        + "https://api.themoviedb.org/3)"
    ),
    (
      "MOVIES_IMAGE_BASE_URL",
      "Base URL for posters, with the same rules. (default: https://image.tmdb.org/t/p)"
    ),
    ("HTTPS_PROXY", "Proxy for TMDB; never used for localhost."),
    ("NO_PROXY", "Comma-separated hosts to connect to without the proxy."),
    ("SSL_CERT_FILE", "CA certificates to trust instead of the system's."),
    ("XDG_CONFIG_HOME", "Folder for settings. (default: ~/.config)"),
    ("XDG_STATE_HOME", "Folder for sessions and marks. (default: ~/.local/state)"),
    ("XDG_CACHE_HOME", "Folder for the cache. (default: ~/.cache)"),
    (
      "LANG",
      "Message language: Spanish (es_ES.UTF-8) or English. LC_ALL and LC_MESSAGES override it."
    ),
    ("COLUMNS", "Overrides the terminal width."),
    ("NO_COLOR", "Set to any value to disable color."),
    ("CLICOLOR_FORCE", "Set to any value except 0 to force color, even in a pipe."),
    ("CLICOLOR", "Set to 0 to disable color."),
    ("TERM", "dumb or empty: no color and no full-screen window."),
    ("MOVIES_LANGUAGE", "Language of movie titles and descriptions, as with --language."),
    ("MOVIES_REGION", "Country for release dates and offers, as with --region."),
    ("MOVIES_SERVICES", "Your streaming services, as with 'config set services'."),
    ("MOVIES_FORMAT", "Output format on a terminal, as with --format."),
    ("MOVIES_PICTURES", "How to show pictures, as with --pictures."),
    (
      "MOVIES_PAGER", "Pager for long output on a terminal; cat for none."
    ),
    ("PAGER", "Pager if neither MOVIES_PAGER nor 'config set pager' is set."),
    ("LESS", "Options for less as the pager. (default: FRX)"),
    ("MOVIES_COLOR", "When to use color, as with --color; overrides NO_COLOR."),
    (
      "BROWSER",
      "Browser for 'open': a command, or several separated by colons; %s is replaced by the URL."
    ),
    (
      "MOVIES_TERMINAL",
      """
      Terminal features to disable: nosync (synchronized updates), nokeys (extended keys), \
      nolinks (links).
      """
    ),
  ]

  static let codes = [
    ("0", "Success."),
    (
      "1",
      "Failure: movie not found, request rejected, or script expectation not met."
    ),
    ("64", "Usage error: invalid command line or environment."),
    ("65", "Invalid data: a response, a script or a file."),
    ("66", "Cannot read a script or transcript."),
    ("69", "Network, libcurl or service unavailable, or not cached with --offline."),
    (
      "74",
      "Cannot write output, state or cache, or too few open files or threads allowed."
    ),
    ("77", "Not logged in, login rejected, or credential missing or rejected."),
    ("130", "Interrupted, or login canceled with Ctrl-D (131: quit with Ctrl-\\)."),
    ("141", "Output pipe was closed (SIGPIPE)."),
  ]
}
