import CViperTerminal
package import ViperPlatform

/// An installed program that reads a file and writes other data, such as a decompressor.
///
/// It runs in a separate session, without access to the terminal or to secrets, and its errors are
/// discarded.
package struct Filter {
  /// The reason why there is no output.
  package enum Failure: Error {
    /// The output is larger than allowed, and the program was stopped.
    case tooLarge
    /// The program cannot be started, or its output cannot be read.
    case system(SystemFileError)
    /// The program failed with an exit code.
    case failed(code: Int32)
  }

  private let path: SystemText
  /// The names of the variables that the program must not inherit.
  private let hidden: String

  /// Creates a filter, or returns `nil` if the program is not installed.
  package init?(_ name: String, in environment: Environment) {
    guard let path = environment.executable(name) else { return nil }
    self.path = path
    hidden = environment.secrets
  }

  /// Runs the program, and returns its output, of at most `limit` bytes.
  package func output(
    _ arguments: [String], input: Descriptor, limit: Int
  ) throws(Failure) -> [UInt8] {
    let words = ([path] + arguments.map { SystemText($0) }).flatMap { $0.cString }
    var output: Int32 = -1
    let process = ct_spawn_filter(words, words.count, hidden, input.number, &output)
    guard process > 0 else { throw .system(SystemFileError(number: -process)) }
    let result = Result { () throws(SystemFileError) in
      try Descriptor(output).readAll(limit: limit)
    }
    // If it still writes, a signal ends it now.
    close(output)
    let code = ct_wait_for_exit(process)
    switch result {
    case .success(let bytes) where bytes.count > limit: throw .tooLarge
    case .success where code != 0: throw .failed(code: code)
    case .success(let bytes): return bytes
    case .failure(let error): throw .system(error)
    }
  }
}
