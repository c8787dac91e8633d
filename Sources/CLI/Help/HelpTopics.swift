import MoviePresentation
import ViperCommandLine
import ViperTerminal

extension HelpTopic {
  static let all = [options, environment, exitCodes, formatting, scripts, keys]

  static let options = HelpTopic(
    name: "options", overview: "The options of many commands."
  ) { _ in
    let rows = GlobalOptions.all.map { ($0.spelling, $0.help) }
    return [HelpSection(heading: "OPTIONS", rows: rows)]
  }

  static let environment = HelpTopic(
    name: "environment", overview: "The environment variables that the program reads."
  ) { _ in [HelpSection(heading: "VARIABLES", rows: variables)] }

  static let exitCodes = HelpTopic(
    name: "exit-codes", overview: "The exit codes of the program."
  ) { _ in [HelpSection(heading: "EXIT CODES", rows: codes)] }

  static let formatting = HelpTopic(
    name: "formatting", overview: "How data are written: formats, fields, order and templates."
  ) { _ in FormattingHelp.sections }

  static let scripts = HelpTopic(
    name: "scripts",
    overview: "The language of the scripts that 'play' takes, one command a line."
  ) { _ in ScriptHelp.sections }

  static let keys = HelpTopic(
    name: "keys", overview: "The keys of the window that 'browse' opens."
  ) { localizer in
    let own = "Press K for NAME: \(CustomKeys.names.joined(separator: ", "))."
    return [
      HelpSection(
        heading: "KEYS",
        rows: keyRows.map { keys, text in
          (BrowseTexts(localizer: localizer).keyNames(keys), text)
        }),
      HelpSection(heading: "KEYS OF YOUR OWN", rows: [("config set key.NAME K", own)]),
    ]
  }
  private static let keyRows =
    HostCommand.allCases.map { ($0.keys, HostTexts.english($0)) }
    + MovieButton.allCases.map { (String($0.key), $0.label) }

  static let variables = [
    ("TMDB_ACCESS_TOKEN", "TMDB's API read access token."),
    ("TMDB_API_KEY", "TMDB's v3 API key, used if there is no token."),
    (
      "TMDB_BASE_URL",
      "TMDB's address, https://, or http:// to this machine. (default: "
        + "https://api.themoviedb.org/3)"
    ),
    (
      "MOVIES_IMAGE_BASE_URL",
      "The address of the posters, with the same rules. (default: https://image.tmdb.org/t/p)"
    ),
    ("HTTPS_PROXY", "The proxy to TMDB; it is never used for this machine."),
    ("NO_PROXY", "Hosts to connect to without the proxy, separated by commas."),
    ("SSL_CERT_FILE", "The certificates of the authorities to trust, in place of the system's."),
    ("XDG_CONFIG_HOME", "The folder of the settings. (default: ~/.config)"),
    ("XDG_STATE_HOME", "The folder of sessions and marks. (default: ~/.local/state)"),
    ("XDG_CACHE_HOME", "The folder of the cache. (default: ~/.cache)"),
    (
      "LANG",
      "The language, Spanish (es_ES.UTF-8) or English; LC_ALL and LC_MESSAGES come before it."
    ),
    ("COLUMNS", "The width of the terminal, in place of what it reports."),
    ("NO_COLOR", "Any value: no color."),
    ("CLICOLOR_FORCE", "Any value but 0: color, even in a pipe."),
    ("CLICOLOR", "0: no color."),
    ("TERM", "dumb or empty: no color and no full-screen window."),
    ("MOVIES_LANGUAGE", "The language of the movies' own texts, as with --language."),
    ("MOVIES_REGION", "The country of releases and offers, as with --region."),
    ("MOVIES_SERVICES", "Your streaming services, as 'config set services' keeps them."),
    ("MOVIES_FORMAT", "The format of the output on a terminal, as with --format."),
    ("MOVIES_PICTURES", "How pictures are shown, as with --pictures."),
    (
      "MOVIES_PAGER", "The program that shows long output on a terminal page by page; cat: none."
    ),
    ("PAGER", "The same, if neither MOVIES_PAGER nor 'config set pager' names one; cat: none."),
    ("LESS", "The options of less, when it shows long output. (default: FRX)"),
    ("MOVIES_COLOR", "When to use color, as with --color; comes before NO_COLOR."),
    (
      "BROWSER",
      "The program of 'open': a command, or several separated by colons; %s stands for the address."
    ),
    (
      "MOVIES_TERMINAL",
      "What is not used of the terminal: nosync (whole frames), nokeys (more keys), nolinks (links)."
    ),
  ]

  static let codes = [
    ("0", "Done."),
    (
      "1",
      "Failed: no such movie, a request that was refused, an expectation of a script that was not met."
    ),
    ("64", "The command line or the environment is not valid."),
    ("65", "Bad data: an invalid response, a script with mistakes, a damaged file."),
    ("66", "A script or a transcript cannot be read."),
    ("69", "The network, libcurl or the service is unavailable, or --offline and not cached."),
    (
      "74",
      """
      The output, the state folder or the cache cannot be written, or the system allows too few \
      open files or threads.
      """
    ),
    ("77", "Not logged in, log-in refused, credential missing or refused."),
    ("130", "Interrupted, or a log-in ended with Ctrl-D; 131 after Ctrl-\\."),
    ("141", "The output is no longer read."),
  ]
}
