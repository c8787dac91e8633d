import Viper

/// The commands that every language of scripts has.
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
      Form(
        "set color",
        ScriptPiece<ScriptPlaying.Coloring>.choice("WHEN", of: ScriptPlaying.Coloring.self),
        help: "Whether the transcript has colors."
      ) { coloring in .playing { $0.coloring = coloring } },
      Form(
        "set transcript",
        ScriptPiece<ScriptPlaying.Showing>.choice("WHEN", of: ScriptPlaying.Showing.self),
        help: "When the transcript shows the screen."
      ) { showing in .playing { $0.showing = showing } },
      Form(
        "set clock", ScriptPiece<ScriptPlaying.Time>.choice("KIND", of: ScriptPlaying.Time.self),
        help: "Manual: time passes by 'advance' alone."
      ) { time in .playing { $0.time = time } },
    ]
  }

  static var time: [Form] {
    [
      command("advance", .duration, kind: .other, help: "Move the clock.") { duration in
        { player throws(ScriptProblem) in try await player.advance(by: duration) }
      },
      command("settle", kind: .other, help: "Wait for all commands that 'start' began.") {
        { player throws(ScriptProblem) in try await player.settle() }
      },
      command("resize", .size, kind: .other, help: "Change the size of the terminal.") { size in
        { player in player.transcript.screen.resize(to: size) }
      },
    ]
  }

  static var show: [Form] {
    [
      command("show", kind: .other, help: "Show the screen in the transcript.") {
        { player in player.transcript.show(always: player.picture) }
      }
    ]
  }

  static var blocks: [Form] {
    [
      Form("include", .text("FILE"), help: "The commands of another script.") { .include($0) },
      Form("repeat", .number("N", rows), help: "Repeat the commands up to 'end' N times.") {
        .begin($0)
      },
      Form("end", help: "The end of what is repeated.") { .end },
    ]
  }

  /// Returns the form of a command whose pieces are all that it needs.
  static func command<each Value: Sendable>(
    _ words: String, _ piece: repeat ScriptPiece<each Value>, kind: Instruction.Kind = .action,
    help: String, make: @escaping @Sendable (repeat each Value) -> Run
  ) -> Form {
    Form(words, repeat each piece, help: help) { (value: repeat each Value) in
      .instruction(Instruction(kind: kind, run: make(repeat each value)))
    }
  }
}
