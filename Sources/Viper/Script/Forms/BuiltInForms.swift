import Viper

extension ScriptPiece where Value == String {
  /// A piece that holds the name of an image file, without the file extension.
  fileprivate static var screenshot: ScriptPiece<String> {
    .text("NAME", orElse: "Invalid screenshot name. Use at most 100 letters, digits, - and _.") {
      name in
      name.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_-]{0,99}/) == nil ? nil : name
    }
  }
}

/// The commands available in every script language.
enum BuiltInForms<Stage: ScriptStage, Settings: Sendable> {
  typealias Form = ScriptForm<ScriptLine<Stage, Settings>>
  typealias Instruction = ScriptInstruction<Stage>
  typealias Run = ScriptInstruction<Stage>.Run

  static var rows: ClosedRange<Int> { 1...1_000_000 }
  static var wholeNumbers: ClosedRange<Int> { 0...1_000_000_000 }

  static var settings: [Form] {
    [
      Form("set size", .size, help: "The size of the terminal.") { size in
        .playing { $0.size = size }
      },
      choice(
        "color", "WHEN",
        help:
          """
          Whether to use colors in the transcript.
          """
      ) { $0.coloring = $1 },
      choice("theme", "THEME", help: "The colors of the transcript.") { $0.theme = $1 },
      choice("view", "VIEW", help: "Whether lists show rows or cards.") { $0.view = $1 },
      choice("transcript", "WHEN", help: "When to show the screen in the transcript.") {
        $0.showing = $1
      },
      choice("clock", "KIND", help: "With 'manual', only 'advance' moves the clock.") {
        $0.time = $1
      },
      choice("driver", "KIND", help: "Whether commands act on the window or press keys.") {
        $0.driver = $1
      },
      choice("pictures", "HOW", help: "How to show pictures with 'set driver keys'.") {
        $0.pictures = $1
      },
      Form("set pace", .duration, help: "How long each screen is shown in an animation.") { pace in
        .playing { $0.pace = pace }
      },
    ]
  }

  private static func choice<Value: CaseIterable & RawRepresentable & Sendable>(
    _ setting: String, _ name: String, help: String,
    change: @escaping @Sendable (inout ScriptPlaying, Value) -> Void
  ) -> Form where Value.RawValue == String {
    Form("set \(setting)", ScriptPiece<Value>.choice(name, of: Value.self), help: help) { value in
      .playing { change(&$0, value) }
    }
  }

  static var time: [Form] {
    [
      command("advance", .duration, kind: .other, help: "Advance the clock.") { duration in
        { player throws(ScriptError) in try await player.time.move(by: duration) }
      },
      command(
        "settle", kind: .other,
        help:
          """
          Wait until all commands started with 'start' have finished.
          """
      ) {
        { player throws(ScriptError) in try await player.time.settle() }
      },
      command("resize", .size, kind: .other, help: "Resize the terminal.") { size in
        { player in player.transcript.screen.resize(to: size) }
      },
    ]
  }

  static var show: [Form] {
    [
      Form("screenshot", .screenshot, help: "Take a screenshot for '--screenshots'.") {
        name in
        .instruction(Instruction(kind: .other, screenshot: name) { _ in })
      },
      command("show", kind: .other, help: "Show the screen in the transcript.") {
        { player in player.transcript.show(always: player.picture) }
      },
    ]
  }

  static var blocks: [Form] {
    [
      Form("include", .text("FILE"), help: "Run the commands in another script.") { .include($0) },
      Form("repeat", .number("N", rows), help: "Repeat the commands before 'end' N times.") {
        .begin($0)
      },
      Form("end", help: "End a 'repeat' block.") { .end },
    ]
  }

  /// Returns the form for a command that neither searches for text nor involves a field.
  static func command<each Value: Sendable>(
    _ words: String, _ piece: repeat ScriptPiece<each Value>, kind: Instruction.Kind = .action,
    help: String, make: @escaping @Sendable (repeat each Value) -> Run
  ) -> Form {
    Form(words, repeat each piece, help: help) { (value: repeat each Value) in
      .instruction(Instruction(kind: kind, run: make(repeat each value)))
    }
  }
}
