import ViperCommandLine
import ViperScript

enum ScriptHelp {
  static let sections = [
    HelpSection(heading: "EXAMPLES", lines: Array(examples.joined(separator: [""]))),
    HelpSection(heading: "WRITING", rows: writing),
    HelpSection(heading: "PLAYING", rows: playing),
    HelpSection(
      heading: "COMMANDS", rows: MovieScripts.language.help.map { ($0.spelling, $0.text) }),
  ]

  /// Complete scripts, each of which can be played.
  static let examples = [
    [
      "# favorite.script: marking a favorite requires a login.",
      "open detail 234",
      "activate favorite",
      "type username \"user0\"",
      "secret password $PASSWORD",
      "submit",
      "expect \"One of your favorites\"",
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
      "An environment variable for 'secret', with at least 3 characters and no control characters."
    ),
    ("row 1", "Rows are numbered from 1 across all tables of the screen."),
  ]

  private static let playing = [
    ("settling", "Each command waits until the screen has settled, so scripts need no sleeps."),
    ("time", "Time is virtual, so waits are instant. 'set clock manual' stops the clock."),
    (
      "[Log in]",
      "An enabled button. (Log in) is disabled; a check mark means selected."
    ),
    (">", "The focused row."),
    ("! text", "A failure or a field error."),
    ("••••", "A secret, hidden wherever it appears."),
    (
      "(keys only)",
      "Only in scripts that begin with 'set driver keys'."
    ),
    ("looking", "'play FILE --report page.html' writes a report of each step, failures first."),
    ("driving", "'drive' runs these commands one at a time for another program."),
  ]
}
