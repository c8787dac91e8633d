import Viper

extension BuiltInForms {
  typealias Player = ScriptPlayer<Stage>
  /// Returns a sentence that says how a scene differs from a value; `nil` if the scene matches.
  typealias Look<Value> = @MainActor @Sendable (Player, Scene, Value) -> String?

  /// The commands that compare the screen with the script's expectations.
  static func expectations(
    screens: [String], fields: [String], counts: [ScriptCount<Stage>]
  ) -> [Form] {
    let numbers = counts.map { count in
      number(count.name, help: count.help) { player in await count.value(player.stage) }
    }
    let leaks = number("leaks", help: "The number of leaked objects.") {
      $0.stage.window.leftovers().count
    }
    return texts + modules(screens: screens) + rowForms + controls(fields: fields) + numbers + [
      leaks
    ]
  }

  private static var texts: [Form] {
    [
      text("expect", help: "The screen contains the text.") {
        $0.missing($2, in: $1, isThere: true)
      },
      text("expect not", help: "The screen does not contain the text.") {
        $0.missing($2, in: $1, isThere: false)
      },
      look("expect", .pattern, help: "The screen matches the pattern.") {
        $0.missing(pattern: $2, in: $1, isThere: true)
      },
      look("expect not", .pattern, help: "The screen does not match the pattern.") {
        $0.missing(pattern: $2, in: $1, isThere: false)
      },
      text("expect shown", help: "The visible part of the screen contains the text.") {
        player, _, text in player.missing(shown: text, isThere: true)
      },
      text("expect not shown", help: "The visible part of the screen does not contain the text.") {
        player, _, text in player.missing(shown: text, isThere: false)
      },
    ]
  }

  private static func modules(screens: [String]) -> [Form] {
    [
      look("expect screen", .choice("NAME", screens), help: "The name of the screen.") {
        $0.difference("the screen", $2, $1.name)
      },
      text("expect title", help: "The title of the screen.") {
        $0.difference("the title", $2, $1.title)
      },
      text(
        "expect routes",
        help: "The routes of the screens, the lowest first, separated by \" > \"."
      ) { player, _, wanted in
        player.difference("the routes", wanted, player.routes)
      },
      number("depth", help: "The number of screens in the window.") { $0.stage.window.depth },
    ]
  }

  private static var rowForms: [Form] {
    [
      Form(
        "expect row", .number("N", rows), .text("TEXT"), help: "Row N contains the text."
      ) { row, text in
        expectation(wanted: text) { $0.difference(inRow: row, of: $1, text) }
      },
      Form(
        "expect marks", .text("TEXT"), rest: "MARK",
        help: "The row that contains the text has exactly these marks, in any order."
      ) { text, marks in
        expectation(wanted: text) { $0.difference(inMarksOf: text, of: $1, marks) }
      },
      text(
        "expect sorted",
        help: "The heading of the column that the rows are sorted by, or \"none\"."
      ) {
        let column = $1.sections.flatMap(\.columns).first { $0.sort != nil }
        let found = column?.heading.lowercased() ?? "none"
        return $0.difference("the sorted column", $2.lowercased(), found)
      },
      look("expect count", .number("N", wholeNumbers), help: "The number of loaded rows.") {
        $0.difference("rows", $2, $1.rows.count)
      },
      look("expect focus", .number("N", rows), help: "The focused row, from 1.") {
        $0.difference(inFocusOf: $1, $2)
      },
    ]
  }

  private static func controls(fields: [String]) -> [Form] {
    let field = Form(
      "expect field", .choice("NAME", fields), .text("TEXT"), help: "The text in a field."
    ) { field, text in
      let hidden = "expect field \(field) \"\(text.asDots)\""
      return expectation(wanted: text, fieldUse: .init(field: field, hidden: hidden)) {
        $0.difference(inField: field, of: $1, text)
      }
    }
    let button = Form(
      "expect button", .text("LABEL"), ScriptPiece<Switch>.choice("STATE", of: Switch.self),
      help: "Whether a button is enabled."
    ) { (label: String, state: Switch) in
      expectation(wanted: label) { player, _ in
        player.difference(inButton: label, isEnabled: state == .on)
      }
    }
    return fields.isEmpty ? [button] : [field, button]
  }

  private static func text(
    _ words: String, help: String, _ look: @escaping Look<String>
  ) -> Form {
    Form(words, .text("TEXT"), help: help) { text in
      expectation(wanted: text) { look($0, $1, text) }
    }
  }

  private static func look<Value: Sendable>(
    _ words: String, _ piece: ScriptPiece<Value>, help: String, _ look: @escaping Look<Value>
  ) -> Form {
    Form(words, piece, help: help) { value in expectation { look($0, $1, value) } }
  }

  /// Returns the form for an expectation about a number that does not depend on the screen.
  private static func number(
    _ name: String, help: String, _ value: @escaping @MainActor @Sendable (Player) async -> Int
  ) -> Form {
    Form("expect \(name)", .number("N", wholeNumbers), help: help) { wanted in
      .instruction(
        Instruction(kind: .expectation) { player throws(ScriptError) in
          let found = await value(player)
          try player.check(player.difference(name, wanted, found))
        })
    }
  }

  private static func expectation(
    wanted: String = "", fieldUse: Instruction.FieldUse? = nil,
    _ look: @escaping @MainActor @Sendable (Player, Scene) -> String?
  ) -> ScriptLine<Stage, Settings> {
    .instruction(
      Instruction(kind: .expectation, wanted: wanted, fieldUse: fieldUse) {
        player throws(ScriptError) in
        guard let scene = player.scene else {
          throw ScriptError("Expected a screen, but none is open.")
        }
        try player.check(look(player, scene))
      })
  }
}

/// A button's state, as scripts write it.
enum Switch: String, CaseIterable, Sendable { case on, off }
