/// A part of the program that handles external input.
struct Target: Sendable {
  /// The name, also of the folder with its inputs in `Corpus`.
  let name: String
  /// Meaningful words that random bytes would hardly ever form.
  var words: [String] = []
  /// The maximum size of an input, in bytes.
  var maxBytes = 8_192
  /// The number of inputs that the gate runs, including the corpus, which takes a few seconds.
  let runs: Int
  /// Runs the part with an input.
  ///
  /// It throws a `Finding` if an invariant is violated. libFuzzer itself detects traps, hangs and
  /// unlimited memory use.
  let run: @MainActor @Sendable ([UInt8]) async throws -> Void

  /// All targets.
  static let all: [Target] = [
    .scripts, .responses, .heads, .state, .commands, .texts, .prompts, .keys, .jpeg, .drive,
    .reports, .config, .completions,
  ]
}
