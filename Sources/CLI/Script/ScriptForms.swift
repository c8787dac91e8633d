import Entities
import TMDB
import TMDBEmbedded
import Viper

/// The commands of scripts: the parser, the help and its completions read this table.
enum ScriptForms {
  static let all: [ScriptForm] = settings + openings + actions + worlds + expectations + blocks

  /// The same by their first word: a long script looks here for each line.
  static let byCommand = Dictionary(grouping: all) { form in
    if case .literal(let word) = form.pieces[0] { word } else { "" }
  }

  /// What can be filled in: the log-in's fields, and the one of a movie's page.
  static let fields = ["service", "username", "password", "rating"]
  /// Those whose text stands in no transcript, no report and no mistake.
  static let secretFields: Set<String> = ["password"]

  private static let settings = [
    ScriptForm(
      pieces: [.literal("set"), .literal("size"), .size], help: "How large the terminal is."
    ) {
      let size = $0.size(2)
      return .act(.size(columns: size.columns, rows: size.rows))
    },
    ScriptForm(
      pieces: [.literal("set"), .literal("color"), .choice("WHEN", ["never", "always"])],
      help: "Whether the transcript has colours."
    ) { .act(.color($0.text(2) == "always")) },
    ScriptForm(
      pieces: [
        .literal("set"), .literal("transcript"),
        .choice("WHEN", ScriptTranscript.Showing.allCases.map(\.rawValue)),
      ], help: "When the transcript shows the screen."
    ) { .act(.transcript(ScriptTranscript.Showing(rawValue: $0.text(2)) ?? .changes)) },
    ScriptForm(
      pieces: [.literal("set"), .literal("delay"), .duration], help: "How long the service takes."
    ) { .act(.delay($0.duration(2))) },
  ]

  private static let openings = [
    ScriptForm(
      pieces: [
        .literal("open"), .literal("list"), .choice("KIND", MovieListKind.allCases.map(\.rawValue)),
      ], isLastOptional: true, help: "A list as the root."
    ) { .act(.open(.list(MovieListKind(rawValue: $0.text(2)) ?? .popular))) },
    ScriptForm(
      pieces: [.literal("open"), .literal("search"), .text("TEXT")], help: "A search as the root."
    ) { arguments in
      guard arguments.text(2).contains(where: { !$0.isWhitespace }) else {
        return .wrong(argument: 2, message: "This says nothing to search for.")
      }
      return .act(.open(.search(arguments.text(2))))
    },
    ScriptForm(
      pieces: [.literal("open"), .literal("detail"), .word("ID")],
      help: "A movie's page as the root."
    ) { arguments in
      guard let id = MovieID(arguments.text(2)) else {
        return .wrong(argument: 2, message: "This is no id of a movie.")
      }
      return .act(.open(.detail(id)))
    },
    ScriptForm(
      pieces: [.literal("open"), .literal("login")], help: "The log-in, over what is there."
    ) { _ in .act(.open(.login)) },
  ]

  private static let actions = [
    ScriptForm(
      pieces: [.literal("select"), .literal("row"), .number("N", 1...1_000_000)],
      help: "Open a row, from 1."
    ) { .act(.person(.selectRow($0.number(2) - 1))) },
    ScriptForm(
      pieces: [.literal("select"), .literal("id"), .word("ID")], help: "Open the row of an id."
    ) { .act(.person(.selectID($0.text(2)))) },
    ScriptForm(
      pieces: [.literal("select"), .text("TEXT")], help: "Open the row that says so."
    ) { .act(.selectText($0.text(1))) },
    ScriptForm(pieces: [.literal("activate"), .word("ID")], help: "Press the button of an id.") {
      .act(.activate($0.text(1)))
    },
    ScriptForm(pieces: [.literal("activate"), .text("LABEL")], help: "Press a button.") {
      .act(.activate($0.text(1)))
    },
    ScriptForm(
      pieces: [.literal("type"), .choice("FIELD", fields), .text("TEXT")], help: "Fill in a field."
    ) { .act(.person(.type(field: $0.text(1), text: $0.text(2)))) },
    ScriptForm(
      pieces: [.literal("secret"), .choice("FIELD", fields), .variable],
      help: "Fill in a field from the environment; shown as dots."
    ) { .act(.secret(field: $0.text(1), variable: $0.text(2))) },
    ScriptForm(pieces: [.literal("submit")], help: "Send the form.") { _ in
      .act(.person(.submit))
    },
    ScriptForm(pieces: [.literal("search"), .text("TEXT")], help: "Search in the list.") {
      .act(.person(.search($0.text(1))))
    },
    ScriptForm(pieces: [.literal("next")], help: "Move the focus to the next row.") { _ in
      .act(.person(.moveFocus(1)))
    },
    ScriptForm(pieces: [.literal("previous")], help: "Move the focus to the row before.") { _ in
      .act(.person(.moveFocus(-1)))
    },
    ScriptForm(pieces: [.literal("more")], help: "Ask for the next page.") { _ in
      .act(.person(.more))
    },
    ScriptForm(pieces: [.literal("refresh")], help: "Ask for everything anew.") { _ in
      .act(.person(.refresh))
    },
    ScriptForm(pieces: [.literal("back")], help: "Go back.") { _ in .act(.person(.back)) },
  ]

  private static let worlds = [
    ScriptForm(pieces: [.literal("advance"), .duration], help: "Move the clock.") {
      .act(.advance($0.duration(1)))
    },
    ScriptForm(
      pieces: [
        .literal("fail"), .literal("next"),
        .choice("HOW", FailingTransport.Failure.allCases.map(\.rawValue)), .times,
      ], isLastOptional: true, help: "Make the next questions fail."
    ) { arguments in
      let failure = FailingTransport.Failure(rawValue: arguments.text(2)) ?? .offline
      return .act(.fail(failure, times: arguments.number(3, orElse: 1)))
    },
    ScriptForm(pieces: [.literal("show")], help: "Show the screen in the transcript.") { _ in
      .act(.show)
    },
  ]

  private static let blocks = [
    ScriptForm(
      pieces: [.literal("include"), .text("FILE")], help: "The commands of another script."
    ) { .include($0.text(1)) },
    ScriptForm(
      pieces: [.literal("repeat"), .number("N", 1...1_000_000)],
      help: "Do what stands before 'end' so many times."
    ) { .begin($0.number(1)) },
    ScriptForm(pieces: [.literal("end")], help: "The end of what is repeated.") { _ in .end },
  ]
}
