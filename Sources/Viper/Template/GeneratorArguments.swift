struct GeneratorArguments: Hashable {
  var name = ""
  var template: ModuleTemplate { chosen ?? .list }
  /// The template that an option selects, if any.
  private var chosen: ModuleTemplate?
  var fields = ModuleFields.standard
  /// Whether a page has an Edit button.
  var hasEdit = false
  /// The folder in which to create the module's folder; `nil` for SwiftPM's default.
  var sources: String?
  var tests = "Tests"
  var isDryRun = false
  var wantsHelp = false

  init(_ words: [String]) throws(GeneratorError) {
    var names: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let given = parts.count > 1 ? String(parts[1]) : nil
      switch option {
      case "--path": sources = try Self.value("a folder", of: option, given, &rest)
      case "--tests-path": tests = try Self.value("a folder", of: option, given, &rest)
      case "--fields":
        fields = try ModuleFields(
          try Self.value("fields such as 'title,year:Int'", of: option, given, &rest))
      case "--list" where given == nil: try choose(.list)
      case "--detail" where given == nil: try choose(.detail)
      case "--form" where given == nil: try choose(.form)
      case "--edit" where given == nil: hasEdit = true
      case "--dry-run" where given == nil: isDryRun = true
      case "--help" where given == nil, "-h" where given == nil: wantsHelp = true
      case _ where word.hasPrefix("-"): throw .usage("Unknown option '\(word)'.")
      default: names.append(word)
      }
    }
    guard !wantsHelp else { return }
    guard let first = names.first else { throw .usage("Missing module name.") }
    guard names.count == 1 else { throw .usage("Unexpected argument '\(names[1])'.") }
    guard !hasEdit || template == .detail else {
      throw .usage("Option '--edit' needs '--detail'.")
    }
    name = first
  }

  private mutating func choose(_ template: ModuleTemplate) throws(GeneratorError) {
    guard chosen == nil || chosen == template else {
      throw .usage("Use only one of '--list', '--detail' and '--form'.")
    }
    chosen = template
  }

  private static func value(
    _ value: String, of option: String, _ given: String?, _ rest: inout ArraySlice<String>
  ) throws(GeneratorError) -> String {
    guard let word = given ?? rest.popFirst(), !word.isEmpty, !word.hasPrefix("-") else {
      throw .usage("Option '\(option)' needs \(value).")
    }
    return word
  }
}

extension Generator {
  private static let usage = """
    swift package viper-module <name> [--list | --detail [--edit] | --form] \
    [--fields <fields>] [--path <folder>] [--tests-path <folder>] [--dry-run]
    """

  /// The lines that follow the message of a usage error.
  static let hint = """
    Usage: \(usage)
      See 'swift package viper-module --help' for more information.

    """

  /// The command's help, in the layout of swift-argument-parser.
  static let help = """
    OVERVIEW: Create a VIPER module with its tests.

    Creates two folders and prints the lines to add to Package.swift. Existing files are not
    changed. If SwiftPM asks for permission to write to the package, as on macOS, use
    'swift package --allow-writing-to-package-directory viper-module <name>'.

    USAGE: \(usage)

    ARGUMENTS:
      <name>                  The module name in upper camel case, such as BookList.

    OPTIONS:
      --list                  Create a list that loads page by page. (default)
      --detail                Create a page about one entity.
      --form                  Create a form that closes after saving.
      --fields <fields>       The entity's fields with their types: String, Int,
                              Double or Bool. The first is the title.
                              (default: name,note; example: title,year:Int,isRead:Bool)
      --edit                  Give the page an Edit button.
      --path <folder>         Parent folder of the module. (default: Sources,
                              or the folder where SwiftPM finds the package's targets)
      --tests-path <folder>   Parent folder of its tests. (default: Tests)
      --dry-run               Print what would be written without writing it.
      -h, --help              Show help information.

    """
}

/// The reason why a module was not generated.
public struct GeneratorError: Error, Hashable, Sendable {
  /// The message for the user: what is wrong, and what to do.
  public let message: String
  /// The program's exit code, as in `sysexits.h`: 64 for invalid usage, including a name that
  /// is already taken, 73 if a file or folder already exists, and 74 if writing failed.
  public private(set) var exitCode: Int32 = 64
  var isUsage = false

  /// Returns the error for an invalid command line, with a sentence that explains the error.
  static func usage(_ sentence: String) -> GeneratorError {
    GeneratorError(message: sentence, isUsage: true)
  }

  static func folderIsOutside(_ path: String) -> GeneratorError {
    GeneratorError(
      message:
        "'\(path)' is not a folder inside the package. Use a relative path such as Sources.")
  }

  /// Returns the error for a file or folder that already exists.
  static func fileExists(_ path: String) -> GeneratorError {
    GeneratorError(
      message: "'\(path)' already exists. Choose another name or folder. Nothing was written.",
      exitCode: 73)
  }

  /// Returns the error for a file or folder that could not be written, with the system's reason.
  static func notWritten(_ path: String, reason: String) -> GeneratorError {
    GeneratorError(
      message: "Could not write '\(path)': \(reason) No files were left behind.", exitCode: 74)
  }
}
