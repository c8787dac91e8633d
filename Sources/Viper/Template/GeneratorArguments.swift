struct GeneratorArguments: Hashable {
  var name = ""
  var template: ModuleTemplate { chosen ?? .list }
  /// The template that an option names, if any.
  private var chosen: ModuleTemplate?
  /// The folder for the module's folder; `nil` for the one where SwiftPM looks.
  var sources: String?
  var tests = "Tests"
  var isDryRun = false
  var wantsHelp = false

  init(_ words: [String]) throws(GeneratorProblem) {
    var names: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let given = parts.count > 1 ? String(parts[1]) : nil
      switch option {
      case "--path": sources = try Self.value(of: option, given, &rest)
      case "--tests-path": tests = try Self.value(of: option, given, &rest)
      case "--list" where given == nil: try choose(.list)
      case "--form" where given == nil: try choose(.form)
      case "--dry-run" where given == nil: isDryRun = true
      case "--help" where given == nil, "-h" where given == nil: wantsHelp = true
      case _ where word.hasPrefix("-"): throw .usage("Unknown option '\(word)'.")
      default: names.append(word)
      }
    }
    guard !wantsHelp else { return }
    guard let first = names.first else { throw .usage("The name of the module is missing.") }
    guard names.count == 1 else { throw .usage("Unexpected argument '\(names[1])'.") }
    name = first
  }

  private mutating func choose(_ template: ModuleTemplate) throws(GeneratorProblem) {
    guard chosen == nil || chosen == template else {
      throw .usage("A module is either a list or a form: give '--list' or '--form'.")
    }
    chosen = template
  }

  private static func value(
    of option: String, _ given: String?, _ rest: inout ArraySlice<String>
  ) throws(GeneratorProblem) -> String {
    guard let value = given ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw .usage("The option '\(option)' needs a folder.")
    }
    return value
  }
}
