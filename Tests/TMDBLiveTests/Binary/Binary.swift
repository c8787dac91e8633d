import Foundation

/// The built program, run as people run it.
enum Binary {
  /// What came of a run.
  struct Run: Sendable, CustomStringConvertible {
    /// The exit status, or 128 and the number of the signal that ended it.
    let status: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map { String($0) } }
    var description: String { "status \(status)\n--- output\n\(output)\n--- errors\n\(errors)" }
  }

  /// A run that has begun.
  struct Started: Sendable {
    let child: Child
    fileprivate let output: URL
    fileprivate let errors: URL

    func end() async throws -> Run {
      Run(
        status: await child.ending, output: try Binary.text(output),
        errors: try Binary.text(errors))
    }
  }

  /// The program that lies beside the tests.
  static var program: URL { products.appending(path: "movies-cli") }

  /// Begins a run in folders of its own, with no other variables than those given.
  static func start(
    _ words: [String], in home: Home, _ variables: [String: String] = [:], input: String? = nil,
    program: URL = Self.program
  ) throws -> Started {
    let name = UUID().uuidString
    let file = { (kind: String) in home.scratch.appending(path: "\(name).\(kind)") }
    if let input { try Data(input.utf8).write(to: file("input")) }
    let child = try Child(
      program.path, words: [program.path] + words,
      variables: home.variables.merging(variables) { $1 },
      input: input == nil ? "/dev/null" : file("input").path, output: file("output").path,
      errors: file("errors").path)
    return Started(child: child, output: file("output"), errors: file("errors"))
  }

  /// Runs to the end.
  ///
  /// Only a few run at a time, so that none is late because of the others.
  static func run(
    _ words: [String], in home: Home, _ variables: [String: String] = [:], input: String? = nil,
    program: URL = Self.program
  ) async throws -> Run {
    await Turnstile.shared.enter()
    do {
      let run = try await start(words, in: home, variables, input: input, program: program).end()
      await Turnstile.shared.leave()
      return run
    } catch {
      await Turnstile.shared.leave()
      throw error
    }
  }

  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let beside = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments.first ?? "")
    return beside.deletingLastPathComponent()
  }

  private static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}

/// Lets a few in at a time.
private actor Turnstile {
  static let shared = Turnstile()

  private var free = 6
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
