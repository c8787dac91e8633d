import MovieEntities
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperScript
import ViperTerminal

extension HelpTopic {
  static let all = [options, environment, exitCodes, formatting, scripts, keys]

  static let options = HelpTopic(
    name: "options", overview: "Global options."
  ) { localizer in
    let rows = GlobalOptions.all.map { ($0.spelling, $0.help(in: localizer)) }
    return [HelpSection(heading: "OPTIONS", rows: rows)]
  }

  static let environment = HelpTopic(
    name: "environment", overview: "Environment variables."
  ) { _ in [HelpSection(heading: "VARIABLES", rows: variables)] }

  static let exitCodes = HelpTopic(
    name: "exit-codes", overview: "Exit codes."
  ) { _ in [HelpSection(heading: "EXIT CODES", rows: codes)] }

  static let formatting = HelpTopic(
    name: "formatting", overview: "Output formats, fields and sort order."
  ) { _ in FormattingHelp.sections }

  static let scripts = HelpTopic(
    name: "scripts",
    overview: "The script language of 'play', one command per line."
  ) { _ in ScriptHelp.sections }

  static let keys = HelpTopic(
    name: "keys", overview: "Keys in the 'browse' window."
  ) { localizer in
    let own = "Use the key K for NAME: \(CustomKeys.names.joined(separator: ", "))."
    let texts = HostTexts(localizer)
    return HostCommand.Group.allCases.map { group in
      HelpSection(
        heading: HostTexts.english(group).uppercased(),
        rows: keyRows(group).map { keys, text in (texts.keyNames(keys), text) })
    } + [HelpSection(heading: "CUSTOM KEYS", rows: [("config set key.NAME K", own)])]
  }

  /// The buttons that screens show with a key.
  private static var buttons: [(String, String)] {
    MovieButton.allCases.map { (String($0.key), $0.label) }
  }

  /// Returns the keys in a group, except for keys that only close an overlay, and with a single row
  /// for commands of the same kind that share their keys.
  private static func keyRows(_ group: HostCommand.Group) -> [(String, String)] {
    let left: Set<HostCommand> = [
      .cancel, .leaveSearch, .run, .closePalette, .closeHelp, .nextField, .previousField, .nextTab,
      .previousTab, .rows,
    ]
    return (group == .screen ? buttons : [])
      + HostCommand.allCases.filter { $0.group == group && !left.contains($0) }.map {
        (keyNames(of: $0), text(of: $0))
      }
  }

  private static func keyNames(of command: HostCommand) -> String {
    guard command == .tab else { return command.keys }
    return Route.hostTabs(in: .english) { _ in }.shortcutNames()
  }

  private static func text(of command: HostCommand) -> String {
    switch command {
    case .back: "back, cancel or close"
    case .nextGroup: "next field, section or list"
    case .previousGroup: "previous field, section or list"
    case .cards: "cards or rows"
    default: HostTexts.english(command)
    }
  }

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
      "Base URL for posters: https://, or http:// on localhost. (default: "
        + "https://image.tmdb.org/t/p)"
    ),
    ("HTTPS_PROXY", "Proxy for TMDB; never used for localhost."),
    ("NO_PROXY", "Comma-separated hosts to connect to without the proxy."),
    ("SSL_CERT_FILE", "CA certificates to trust instead of the system's."),
    ("XDG_CONFIG_HOME", "Folder for settings. (default: ~/.config)"),
    ("XDG_STATE_HOME", "Folder for sessions and other state. (default: ~/.local/state)"),
    ("XDG_DATA_HOME", "Folder for your diary and marks. (default: ~/.local/share)"),
    ("XDG_CACHE_HOME", "Folder for the cache. (default: ~/.cache)"),
    (
      "LANG",
      "Message language: Spanish (es_ES.UTF-8) or English. LC_ALL and LC_MESSAGES override it."
    ),
    ("COLUMNS", "Overrides the terminal width."),
    (
      "ACCESSIBLE",
      "Set to any value except 0 or false to use the window as with --accessible."
    ),
    ("NO_COLOR", "Set to any value to disable color."),
    ("CLICOLOR_FORCE", "Set to any value except 0 to force color, even in a pipe."),
    ("CLICOLOR", "Set to 0 to disable color."),
    (
      "TERM",
      """
      If dumb, empty or not set, the program uses no color and no full-screen window. Monochrome \
      terminals, such as vt100 and xterm-mono, get no color.
      """
    ),
    (
      "PAGER",
      "Pager for long output on a terminal, unless 'config set pager' is set; cat for none."
    ),
    ("LESS", "Options for the pager 'less'. (default: FRX)"),
    (
      "BROWSER",
      "Browser for 'open': a command, or several separated by colons; %s is replaced by the URL."
    ),
    (
      "MOVIES_TERMINAL",
      """
      Terminal features to disable: nosync (synchronized updates), nokeys (extended keys), \
      nolinks (links), nobackground (background color), nowidth (symbol width).
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
    ("65", "Invalid data in a response, a script or a file."),
    ("66", "Cannot read a script, a transcript or a file to import."),
    ("69", "Network, libcurl or service unavailable, or not cached with --offline."),
    (
      "74",
      "Cannot write output, state or cache, or the limit on open files or threads is too low."
    ),
    ("77", "Not logged in, login rejected, or credential missing or rejected."),
    ("130", "Interrupted, or login canceled with Ctrl-D (131: quit with Ctrl-\\)."),
    ("141", "Output pipe was closed (SIGPIPE)."),
  ]
}

/// The help for formats and fields, which is generated from the field tables.
enum FormattingHelp {
  static let sections =
    [
      HelpSection(heading: "FORMATS", rows: FormatName.all.map { ($0.name, $0.help) }),
      HelpSection(heading: "EXAMPLES", lines: examples),
    ] + fields + [documents]

  /// The fields that commands print, with one section for commands that print the same ones.
  static let fields =
    (grouped { $0.fields() } + [("search --people", FoundPersonFields.table.fields)]).map {
      names, fields in
      HelpSection(heading: "FIELDS OF \(names)", rows: fields.map { ($0.name, $0.help) })
    }

  /// The JSON members that the fields don't include, such as `total_pages` in a list.
  static let documents = HelpSection(
    heading: "OTHER JSON DOCUMENTS", rows: grouped(\.document).map { ($0.names, $0.value) })

  /// Returns the values of commands that are not empty, with the names of the commands and
  /// tasks that have them.
  private static func grouped<Value: Collection & Equatable>(
    _ value: (CommandSpec) -> Value
  ) -> [(names: String, value: Value)] {
    Commands.all.flatMap { [$0] + $0.tasks }.reduce(into: []) { groups, command in
      let value = value(command)
      guard !value.isEmpty else { return }
      if let index = groups.firstIndex(where: { $0.value == value }) {
        groups[index].names += ", \(command.name)"
      } else {
        groups.append((command.name, value))
      }
    }
  }

  private static let examples = [
    "movies-cli list --fields id,title,year",
    "movies-cli list top-rated --sort -year --format table | less -R",
    "movies-cli list --json | jq -r '.results[] | \"\\(.title) (\\(.year))\"'",
    "movies-cli list | movies-cli detail - --format ndjson | jq .runtime",
    "movies-cli list | fzf --preview 'movies-cli detail {1} --format table'",
  ]
}

enum ScriptHelp {
  static let sections = [
    HelpSection(heading: "EXAMPLES", lines: Array(examples.joined(separator: [""]))),
    HelpSection(heading: "WRITING", rows: writing),
    HelpSection(heading: "PLAYING", rows: playing),
    HelpSection(
      heading: "COMMANDS", rows: MovieScripts.language.help.map { ($0.spelling, $0.text) }),
  ]

  /// Complete, playable scripts.
  static let examples = [
    [
      "# favorite.script: logs in and marks a favorite.",
      "open login",
      "type username \"user2\"",
      "secret password $PASSWORD",
      "submit",
      "open detail 234",
      "activate favorite",
      "expect \"favorite\"",
    ],
    [
      "# retry.script: the first request fails, and a retry loads the list.",
      "fail next timeout",
      "open list",
      "activate \"Retry\"",
      "expect count 20",
    ],
    [
      "# typing.script: only the last text that is typed is searched for.",
      "set clock manual",
      "open list",
      "start search \"n\"",
      "start search \"nosferatu\"",
      "advance 500ms",
      "settle",
      "expect row 1 \"Nosferatu\"",
    ],
  ]

  private static let writing = [
    ("#", "Starts a comment."),
    (
      "\"text\" 'text'",
      "Quoted text; escapes: \\\" and \\' for quotes, \\\\ for a backslash, \\n for a line break."
    ),
    ("/pattern/", "A regular expression; ^ and $ match at line boundaries, and \\/ is a slash."),
    ("250ms 2s 5m", "Durations."),
    (
      "$NAME",
      """
      An environment variable for 'secret'. Its value must have at least 3 characters and no \
      control characters.
      """
    ),
    ("row 1", "Rows are numbered from 1 across all tables of the screen."),
  ]

  private static let playing = [
    ("settling", "Each command waits until the screen has settled, so scripts need no sleeps."),
    ("time", "Time is virtual, so waits are instant. 'set clock manual' stops the clock."),
    (
      "[Log in]",
      "An enabled button. Parentheses mean disabled, and a check mark means selected."
    ),
    (">", "The focused row."),
    ("! text", "A failure or a field error."),
    ("••••", "A secret, which is hidden wherever it would appear."),
    (
      "(keys only)",
      "Only in scripts that begin with 'set driver keys'."
    ),
    (
      "looking", "'play FILE --report page.html' writes a report of each step, with failures first."
    ),
    ("driving", "'drive' lets another program run these commands, one at a time."),
  ]
}

extension ProgramHelp {
  /// The program's top-level help.
  static let movies = ProgramHelp(
    summary: "Browse movies in the terminal.",
    introduction:
      """
      Uses TMDB if TMDB_ACCESS_TOKEN or TMDB_API_KEY is set, otherwise the built-in \
      catalog, which needs no network or account. On a terminal, the default subcommand is \
      'browse'.
      """,
    groups: Commands.groups.map { ($0.heading, $0.commands.map(\.spec)) },
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
      ("$XDG_DATA_HOME/\(About.name)/library.ndjson", "Your diary and local marks."),
      (
        "$XDG_STATE_HOME/\(About.name)/session-<service>.json",
        "The login session of a service, readable only by its owner."
      ),
      (
        "$XDG_STATE_HOME/\(About.name)/account-<number>.json",
        "The marks of a demo account on the built-in catalog."
      ),
      (
        "$XDG_STATE_HOME/\(About.name)/window.json",
        "The screens that 'browse --resume' reopens."
      ),
      (
        "$XDG_STATE_HOME/\(About.name)/tonight.json",
        "The movies skipped today by 'tonight --another'."
      ),
      ("$XDG_CACHE_HOME/\(About.name)", "TMDB responses and posters."),
    ])
}
