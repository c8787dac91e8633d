/// A reason why a module is not generated.
public enum GeneratorProblem: Error, Hashable, Sendable {
  /// The command line is not understood; the sentence says why.
  case usage(String)
  /// The name has more characters than `ModuleName.longest`.
  case nameIsTooLong
  /// The name is no identifier in upper camel case.
  case nameIsNoIdentifier(String)
  /// The name is a keyword of Swift, in upper or lower camel case.
  case nameIsKeyword(String)
  /// The generated code would use an identifier for two things.
  case nameClashes(String, with: String)
  /// The package has a target of this name.
  case targetExists(String)
  /// A package that the package depends on has a target of this name, or the system a library.
  case nameIsTaken(String)
  /// There is a file or folder at this path.
  case fileExists(String)
  /// The folder is not inside the package.
  case folderIsOutside(String)
  /// A file or folder could not be written; the second value is the system's reason.
  case notWritten(String, reason: String)

  /// The sentences for the user: what is wrong, and what to do.
  public var message: String {
    switch self {
    case .usage(let sentence): sentence
    case .nameIsTooLong:
      "The name is too long: at most \(ModuleName.longest) characters are possible."
    case .nameIsNoIdentifier(let name):
      """
      '\(name)' is not a name for a module. Use letters and digits in upper camel case, such as \
      'FilmClub'.
      """
    case .nameIsKeyword(let name): "'\(name)' is a keyword of Swift. Choose another name."
    case .nameClashes(let name, let identifier):
      """
      A module with the name '\(name)' would declare '\(identifier)', which its files use for \
      something else. Choose another name.
      """
    case .targetExists(let name):
      "The package has a target '\(name)' already. Choose another name. Nothing was written."
    case .nameIsTaken(let name):
      "There is a library with the name '\(name)' already. Choose another name."
    case .fileExists(let path):
      "'\(path)' exists already. Choose another name or folder. Nothing was written."
    case .folderIsOutside(let path):
      "'\(path)' is not a folder inside the package. Name one below the folder of Package.swift."
    case .notWritten(let path, let reason):
      "'\(path)' could not be written: \(reason) Nothing was left behind."
    }
  }

  /// The exit code of the program: 64 for what the user can say differently, 73 for what exists,
  /// and 74 for what could not be written (`sysexits.h`).
  public var exitCode: Int32 {
    switch self {
    case .usage, .nameIsTooLong, .nameIsNoIdentifier, .nameIsKeyword, .nameClashes,
      .nameIsTaken, .folderIsOutside:
      64
    case .targetExists, .fileExists: 73
    case .notWritten: 74
    }
  }
}
