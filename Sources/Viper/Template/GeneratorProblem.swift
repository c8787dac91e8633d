/// A reason why a module is not generated.
public struct GeneratorProblem: Error, Hashable, Sendable {
  /// The sentences for the user: what is wrong, and what to do.
  public let message: String
  /// The exit code of the program: 64 for what the user can say differently, 73 for what exists,
  /// and 74 for what could not be written (`sysexits.h`).
  public private(set) var exitCode: Int32 = 64
  var isUsage = false

  /// Returns the problem of a command line that is not understood; the sentence says why.
  static func usage(_ sentence: String) -> GeneratorProblem {
    GeneratorProblem(message: sentence, isUsage: true)
  }

  static func folderIsOutside(_ path: String) -> GeneratorProblem {
    GeneratorProblem(
      message:
        "'\(path)' is not a folder inside the package. Name one below the folder of Package.swift.")
  }

  /// Returns the problem of a target, or of a file or folder, whose place is taken.
  static func exists(_ what: String, choose other: String) -> GeneratorProblem {
    GeneratorProblem(
      message: "\(what) already. Choose another \(other). Nothing was written.", exitCode: 73)
  }

  static func fileExists(_ path: String) -> GeneratorProblem {
    .exists("'\(path)' exists", choose: "name or folder")
  }

  /// Returns the problem of a file or folder that could not be written, for the system's reason.
  static func notWritten(_ path: String, reason: String) -> GeneratorProblem {
    GeneratorProblem(
      message: "'\(path)' could not be written: \(reason) Nothing was left behind.", exitCode: 74)
  }
}
