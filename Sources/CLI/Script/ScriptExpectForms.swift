extension ScriptForms {
  static let expectations: [ScriptForm] = [
    expect([.text("TEXT")], "The screen says so.") { .text($0.text(1), isThere: true) },
    expect([.literal("not"), .text("TEXT")], "The screen does not say so.") {
      .text($0.text(2), isThere: false)
    },
    expect([.pattern], "The screen matches.") { .pattern($0.text(1), isThere: true) },
    expect([.literal("not"), .pattern], "The screen does not match.") {
      .pattern($0.text(2), isThere: false)
    },
    expect(
      [.literal("screen"), .choice("NAME", ["list", "detail", "login"])], "Which screen it is."
    ) { .screen($0.text(2)) },
    expect([.literal("title"), .text("TEXT")], "What stands above it.") { .title($0.text(2)) },
    expect([.literal("row"), .number("N", rows), .text("TEXT")], "What a row says, from 1.") {
      .row($0.number(2), $0.text(3))
    },
    expect([.literal("count"), .number("N", counts)], "How many rows are loaded.") {
      .count($0.number(2))
    },
    expect([.literal("focus"), .number("N", rows)], "Which row has the focus, from 1.") {
      .focus($0.number(2))
    },
    expect([.literal("depth"), .number("N", counts)], "How many modules the window has.") {
      .depth($0.number(2))
    },
    expect([.literal("field"), .choice("NAME", fields), .text("TEXT")], "What a field shows.") {
      .field($0.text(2), $0.text(3))
    },
    expect(
      [.literal("button"), .text("LABEL"), .choice("STATE", ["on", "off"])],
      "Whether a button can be pressed."
    ) { .button($0.text(2), isOn: $0.text(3) == "on") },
    expect([.literal("requests"), .number("N", counts)], "How many questions were asked.") {
      .requests($0.number(2))
    },
    expect([.literal("leaks"), .number("N", counts)], "How many parts of closed modules are left.")
    { .leaks($0.number(2)) },
  ]

  private static let rows = 1...1_000_000
  private static let counts = 0...1_000_000_000

  private static func expect(
    _ pieces: [ScriptForm.Piece], _ help: String,
    _ make: @escaping @Sendable (ScriptArguments) -> ScriptExpectation
  ) -> ScriptForm {
    ScriptForm(pieces: [.literal("expect")] + pieces, help: help) { .act(.expect(make($0))) }
  }
}
