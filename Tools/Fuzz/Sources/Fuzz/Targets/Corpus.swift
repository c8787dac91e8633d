import Foundation

/// The inputs that are kept in files.
struct Corpus {
  /// The folder `Fuzz` of the project.
  let folder: String

  /// The inputs that a target's own begin with.
  func seeds(of target: Target) throws -> [[UInt8]] {
    try files("Seeds", target).map(\.bytes)
  }

  /// The inputs that have failed once.
  func failures(of target: Target) throws -> [(name: String, bytes: [UInt8])] {
    try files("Failures", target)
  }

  /// What makes the inputs of a target.
  func mutator(of target: Target) throws -> Mutator {
    Mutator(
      seeds: try seeds(of: target),
      words: (target.words + HostileText.all).map { Array($0.utf8) } + HostileText.notUTF8,
      mutations: target.mutations, longest: target.longest)
  }

  /// In the order of their names, so that a number always stands for the same input.
  private func files(_ kind: String, _ target: Target) throws -> [(name: String, bytes: [UInt8])] {
    let folder = "\(folder)/\(kind)/\(target.name)"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { ($0, Array(try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))) }
  }
}
