import Viper

extension BuiltInForms {
  typealias Player = ScriptPlayer<Stage>
  /// Compares what the stage shows with an expected value, and throws the difference, if any.
  typealias Look<Value> = @MainActor @Sendable (Player, Value) throws(ScriptProblem) -> Void

  /// The commands that state what a script expects.
  static func expectations(
    screens: [String], fields: [String], counts: [ScriptCount<Stage>]
  ) -> [Form] {
    let own = counts.map { count in
      look("expect \(count.name)", .number("N", wholeNumbers), help: count.help) {
        player, wanted throws(ScriptProblem) in
        try player.expectEqual(count.name, wanted, count.value(player.stage))
      }
    }
    return texts + about(screens: screens) + rowForms + parts(fields: fields) + own + [leaks]
  }

  private static var texts: [Form] {
    [
      text("expect", help: "The screen contains a text.") { player, text throws(ScriptProblem) in
        try player.expectText(text, isThere: true)
      },
      text("expect not", help: "The screen does not contain a text.") {
        player, text throws(ScriptProblem) in try player.expectText(text, isThere: false)
      },
      look("expect", .pattern, help: "The screen matches a pattern.") {
        player, pattern throws(ScriptProblem) in try player.expectPattern(pattern, isThere: true)
      },
      look("expect not", .pattern, help: "The screen does not match a pattern.") {
        player, pattern throws(ScriptProblem) in try player.expectPattern(pattern, isThere: false)
      },
      text("expect shown", help: "The part that fits the terminal contains a text.") {
        player, text throws(ScriptProblem) in try player.expectShown(text, isThere: true)
      },
      text("expect not shown", help: "The part that fits the terminal does not contain it.") {
        player, text throws(ScriptProblem) in try player.expectShown(text, isThere: false)
      },
    ]
  }

  private static func about(screens: [String]) -> [Form] {
    [
      look("expect screen", .choice("NAME", screens), help: "The name of the screen.") {
        player, name throws(ScriptProblem) in try player.expectScreen(name)
      },
      text("expect title", help: "The title of the screen.") {
        player, title throws(ScriptProblem) in try player.expectTitle(title)
      },
      look("expect depth", .number("N", wholeNumbers), help: "The number of modules in the window.")
      { player, depth throws(ScriptProblem) in
        try player.expectEqual("depth", depth, player.stage.window.depth)
      },
    ]
  }

  private static var rowForms: [Form] {
    [
      Form(
        "expect row", .number("N", rows), .text("TEXT"), help: "A row contains a text, from 1."
      ) { row, text in
        expectation(wanted: text) { player throws(ScriptProblem) in
          try player.expectRow(row, text)
        }
      },
      look("expect count", .number("N", wholeNumbers), help: "The number of rows loaded.") {
        player, count throws(ScriptProblem) in try player.expectCount(count)
      },
      look("expect focus", .number("N", rows), help: "The row that has the focus, from 1.") {
        player, row throws(ScriptProblem) in try player.expectFocus(row)
      },
    ]
  }

  private static func parts(fields: [String]) -> [Form] {
    let field = Form(
      "expect field", .choice("NAME", fields), .text("TEXT"), help: "The text that a field shows."
    ) { field, text in
      let hidden = "expect field \(field) \"\(text.asDots)\""
      return expectation(wanted: text, fieldUse: .init(field: field, hidden: hidden)) {
        player throws(ScriptProblem) in try player.expectField(field, text)
      }
    }
    let button = Form(
      "expect button", .text("LABEL"), ScriptPiece<Switch>.choice("STATE", of: Switch.self),
      help: "Whether a button is enabled."
    ) { (label: String, state: Switch) in
      expectation(wanted: label) { player throws(ScriptProblem) in
        try player.expectButton(label, isEnabled: state == .on)
      }
    }
    return fields.isEmpty ? [button] : [field, button]
  }

  private static var leaks: Form {
    look(
      "expect leaks", .number("N", wholeNumbers),
      help: "The number of parts of closed modules that are alive."
    ) { player, wanted throws(ScriptProblem) in
      try player.expectEqual("leaks", wanted, player.leaks)
    }
  }

  private static func text(
    _ words: String, help: String, _ look: @escaping Look<String>
  ) -> Form {
    Form(words, .text("TEXT"), help: help) { text in
      expectation(wanted: text) { player throws(ScriptProblem) in try look(player, text) }
    }
  }

  private static func look<Value: Sendable>(
    _ words: String, _ piece: ScriptPiece<Value>, help: String, _ look: @escaping Look<Value>
  ) -> Form {
    Form(words, piece, help: help) { value in
      expectation { player throws(ScriptProblem) in try look(player, value) }
    }
  }

  private static func expectation(
    wanted: String = "", fieldUse: Instruction.FieldUse? = nil,
    _ look: @escaping @MainActor @Sendable (Player) throws(ScriptProblem) -> Void
  ) -> ScriptLine<Stage, Settings> {
    .instruction(
      Instruction(kind: .expectation, wanted: wanted, fieldUse: fieldUse) {
        player throws(ScriptProblem) in try look(player)
      })
  }
}

/// The state of a button, as scripts write it.
enum Switch: String, CaseIterable, Sendable { case on, off }
