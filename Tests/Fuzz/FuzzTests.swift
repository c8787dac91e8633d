import Foundation
import Testing

/// Everything that takes bytes from outside, with the inputs of `Tools/Fuzz/` that are kept, and a few changed ones.
struct FuzzTests {
  private let corpus = Corpus(
    folder: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Tools/Fuzz")
      .standardizedFileURL.path)

  private var isLong: Bool { ProcessInfo.processInfo.environment["MOVIES_LONG"] != nil }

  @Test(arguments: Target.all)
  func `What failed once does not fail again`(_ target: Target) async throws {
    for (name, bytes) in try corpus.failures(of: target) { try await give(bytes, name, to: target) }
  }

  @Test(arguments: Target.all)
  func `Neither a seed fails nor what is made of it`(_ target: Target) async throws {
    let mutator = try corpus.mutator(of: target)
    let seeds = try corpus.seeds(of: target).count
    try #require(seeds > 0)
    for number in 0..<seeds + target.tested / (isLong ? 1 : 10) {
      try await give(mutator.input(seed: 1, number: number), "seed 1, number \(number)", to: target)
    }
  }

  @Test func `Each folder of kept inputs is that of a target`() throws {
    let names = Set(Target.all.map(\.name))
    #expect(names.count == Target.all.count)
    for kind in ["Seeds", "Failures"] {
      let folders = try FileManager.default.contentsOfDirectory(atPath: "\(corpus.folder)/\(kind)")
      #expect(names.isSuperset(of: folders), "\(kind)")
    }
  }

  @Test(arguments: Target.all)
  func `An input is made again from its numbers`(_ target: Target) throws {
    let inputs = try (1...3).map { _ in
      let mutator = try corpus.mutator(of: target)
      return (0..<100).map { mutator.input(seed: 2, number: $0) }
    }
    #expect(Set(inputs).count == 1)
    #expect(Set(inputs[0]).count > 50)
    #expect(inputs[0].allSatisfy { $0.count <= target.longest })
  }

  private func give(_ input: [UInt8], _ name: String, to target: Target) async throws {
    do {
      try await target.run(input)
    } catch {
      Issue.record("\(target.name), \(name): \(error)")
    }
  }
}

extension Target: CustomTestStringConvertible {
  var testDescription: String { name }
}
