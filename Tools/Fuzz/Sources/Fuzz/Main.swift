import Foundation

/// Gives inputs to a target until the time is up, makes one again, or repeats one from a file; `Tools/Fuzz/run` calls it.
@main
struct Main {
  /// The number of seconds that an input may take: whatever takes longer is taken for endless.
  private static let timeout: UInt32 = 30

  @MainActor
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    let corpus = Corpus(folder: words.first ?? ".")
    let rest = Array(words.dropFirst(3))
    guard words.count >= 2,
      let target = Target.all.first(where: { $0.name == words.dropFirst(2).first })
    else { return print(Target.all.map(\.name).joined(separator: "\n")) }
    switch (words.dropFirst().first, rest.count) {
    case ("run", 3...4): try await run(target, corpus, rest)
    case ("input", 2): try FileHandle.standardOutput.write(contentsOf: input(target, corpus, rest))
    case ("repeat", 1): try await give(Array(Data(contentsOf: URL(filePath: rest[0]))), to: target)
    default: exit(64)
    }
  }

  /// Runs with a seed for so many seconds, or for so many inputs if a number of them is the last word; the file
  /// always holds the number of the input that is tried.
  @MainActor
  private static func run(_ target: Target, _ corpus: Corpus, _ words: [String]) async throws {
    let mutator = try corpus.mutator(of: target)
    let seed = Int(words[0]) ?? 0
    let start = ContinuousClock.now
    let end = start + .seconds(Double(words[1]) ?? 1)
    let most = words.dropFirst(3).first.flatMap { Int($0) }
    let file = open(words[2], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var number = 0
    repeat {
      let digits = Array("\(number)".utf8)
      _ = pwrite(file, digits, digits.count, 0)
      try await give(mutator.input(seed: seed, number: number), to: target)
      number += 1
    } while most.map { number < $0 } ?? (ContinuousClock.now < end)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("\(target.name): \(number) inputs in \(Int(seconds.rounded())) s")
  }

  private static func input(_ target: Target, _ corpus: Corpus, _ words: [String]) throws -> Data {
    Data(
      try corpus.mutator(of: target)
        .input(seed: Int(words[0]) ?? 0, number: Int(words[1]) ?? 0))
  }

  /// The system ends this process if an input takes too long: that leaves no doubt about who hangs.
  @MainActor
  private static func give(_ input: [UInt8], to target: Target) async throws {
    alarm(timeout)
    do {
      try await target.run(input)
    } catch {
      print("\(target.name): \(error)")
      exit(1)
    }
    alarm(0)
  }
}
