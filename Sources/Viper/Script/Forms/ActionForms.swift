import Viper

extension BuiltInForms {
  /// The commands that perform a user's actions on the screen.
  static func actions(fields: [String], selections kinds: [ScriptSelection]) -> [Form] {
    selections(kinds) + buttons + typing(fields: fields) + moves
  }

  private static func selections(_ kinds: [ScriptSelection]) -> [Form] {
    [
      command("select row", .number("N", rows), help: "Open row N.") { row in
        { player throws(ScriptError) in try await player.send(.selectRow(row - 1), toRow: row) }
      },
      command("select id", .word("ID"), help: "Open the row with this ID.") { id in
        { player throws(ScriptError) in try await player.selectID(id) }
      },
    ]
      + kinds.map(selection) + [
        row("select", help: "Open the row that contains the text, or the Nth such row.") {
          .selectRow($0)
        }
      ]
  }

  /// Returns the form of a command for a row that contains a text.
  private static func row(
    _ word: String, help: String, _ action: @escaping @Sendable (Int) -> UserAction
  ) -> Form {
    Form(word, .text("TEXT"), .optional(.number("N", rows)), help: help) { text, number in
      .instruction(
        Instruction(kind: .action, wanted: text) { player throws(ScriptError) in
          try await player.send(action(player.row(text, number ?? 1)))
        })
    }
  }

  private static func selection(_ kind: ScriptSelection) -> Form {
    command("select \(kind.name)", .word("ID"), help: kind.help) { id in
      { player throws(ScriptError) in try await player.select(kind, id) }
    }
  }

  private static var buttons: [Form] {
    [
      Form("activate", .word("ID"), help: "Press the button with this ID.", make: press),
      Form("activate", .text("LABEL"), help: "Press the button with this label.", make: press),
    ]
  }

  private static var press: @Sendable (String) -> ScriptLine<Stage, Settings> {
    { name in
      .instruction(
        Instruction(kind: .action, wanted: name) { player throws(ScriptError) in
          try await player.activate(name)
        })
    }
  }

  private static func typing(fields: [String]) -> [Form] {
    guard !fields.isEmpty else { return [submit] }
    return [
      Form("type", .choice("FIELD", fields), .text("TEXT"), help: "Fill in a field.") {
        field, text in
        let use = Instruction.FieldUse(
          field: field, hidden: "type \(field) \"\(text.asDots)\"")
        return .instruction(
          Instruction(kind: .action, fieldUse: use) { player throws(ScriptError) in
            try await player.type(text, into: field)
          })
      },
      Form(
        "secret", .choice("FIELD", fields), .variable,
        help: "Fill in a field from an environment variable. The text is shown as dots."
      ) { field, variable in
        .instruction(
          Instruction(kind: .action, variable: variable) { player throws(ScriptError) in
            try await player.type(secret: variable, into: field)
          })
      },
      submit,
    ]
  }

  private static var submit: Form { send(.submit(), by: "submit", help: "Submit the form.") }

  private static func send(_ action: UserAction, by word: String, help: String) -> Form {
    command(word, help: help) {
      { player throws(ScriptError) in try await player.send(action) }
    }
  }

  private static var moves: [Form] {
    [
      command("search", .text("TEXT"), help: "Search the list.") { text in
        { player throws(ScriptError) in try await player.send(.search(text)) }
      },
      command("next", .optional(.times), help: "Move the focus down, or scroll down a line.") {
        times in
        { player throws(ScriptError) in try await player.move(1, times: times ?? 1) }
      },
      command("previous", .optional(.times), help: "Move the focus up, or scroll up a line.") {
        times in
        { player throws(ScriptError) in try await player.move(-1, times: times ?? 1) }
      },
      command("focus row", .number("N", rows), help: "Move the focus to row N.") { row in
        { player throws(ScriptError) in try await player.send(.focus(row - 1), toRow: row) }
      },
      row("focus", help: "Move the focus to the row that contains the text.") { .focus($0) },
      send(
        .focus(.max), by: "focus end", help: "Move to the last row, loading more rows if needed."),
      send(.more, by: "more", help: "Load the next page."),
      send(.refresh, by: "refresh", help: "Reload everything."),
      send(.back, by: "back", help: "Go back."),
    ]
  }
}

extension String {
  /// This text with each character replaced by a dot.
  var asDots: String { String(repeating: "•", count: count) }
}
