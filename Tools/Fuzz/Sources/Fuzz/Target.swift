/// A part of the program that takes bytes from outside.
struct Target: Sendable {
  /// The name, which is also that of the folder with the target's inputs in `Corpus`.
  let name: String
  /// Words that mean something to the part, and that random bytes would hardly ever spell.
  var words: [String] = []
  /// The maximum number of bytes of an input.
  var maxBytes = 8_192
  /// The number of inputs that the gate tries, including those in the corpus: a few seconds' worth.
  let runs: Int
  /// Gives the part an input.
  ///
  /// It throws a `Finding` if the part did what it must never do. libFuzzer itself finds traps, hangs and memory that
  /// grows without a limit.
  let run: @MainActor @Sendable ([UInt8]) async throws -> Void

  /// All targets.
  static let all: [Target] = [
    .scripts, .responses, .heads, .state, .commands, .texts, .prompts, .keys, .jpeg, .drive,
    .reports, .config, .completions,
  ]
}
