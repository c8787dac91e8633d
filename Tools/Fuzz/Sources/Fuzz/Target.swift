/// A part of the program that handles external input.
struct Target: Sendable {
  /// The target's name, which is also the name of the folder in `Corpus` that contains its inputs.
  let name: String
  /// Meaningful words that random bytes would rarely form.
  var words: [String] = []
  /// The maximum size of an input, in bytes.
  var maxBytes = 8_192
  /// The number of inputs, including the corpus, that the gate runs in a few seconds.
  let runs: Int
  /// Runs the part with an input.
  ///
  /// The closure throws a `Finding` if an invariant is violated. libFuzzer itself detects traps,
  /// hangs and unlimited memory use.
  let run: @MainActor @Sendable ([UInt8]) async throws -> Void

  /// All targets.
  static let all: [Target] = [
    .scripts, .responses, .heads, .state, .commands, .texts, .prompts, .keys, .jpeg, .drive,
    .reports, .config, .completions, .library, .imports, .archives, .addresses, .windows,
    .agent, .routes,
  ]
}
