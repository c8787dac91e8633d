/// A part of the program that takes bytes from outside.
struct Target: Sendable {
  /// The name, which is also that of the folders with its seeds and failures.
  let name: String
  /// Words that mean something to the part: random bytes would hardly ever spell them.
  var words: [String] = []
  /// The number of bytes that an input has at most.
  var longest = 8_192
  /// The ways in which an input is changed.
  var mutations = Mutation.text
  /// The number of changed inputs that the project's tests give.
  var tested = 100
  /// Gives the part an input.
  ///
  /// It throws a `Finding` if the part did what it must never do. A trap needs no word, and how long an input may take is
  /// the caller's business.
  let run: @MainActor @Sendable ([UInt8]) async throws -> Void

  /// All targets; another one is a line here, and a folder with its seeds.
  static let all: [Target] = [
    .scripts, .responses, .heads, .state, .commands, .texts, .prompts, .keys, .jpeg, .drive,
    .reports,
    .config, .completions,
  ]
}
