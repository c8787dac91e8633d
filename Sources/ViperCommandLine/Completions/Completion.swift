/// Finds what an unfinished command line can go on with, for the scripts of all shells.
///
/// The shells choose among the candidates: most of them look for more than a common beginning.
struct Completion {
  /// The name of the hidden command that the scripts call, with the words before the cursor.
  static let name = "__complete"
  /// The response where the name of a file is wanted, which the shells complete themselves.
  static let files = ":files"

  let spec: ProgramSpec
  /// The words that the names of aliases stand for.
  var aliases: [String: [String]] = [:]

  /// Returns the candidates for the last word of a line, each with a tab and its help, if it has
  /// any; or `files` alone.
  ///
  /// The words are those up to the cursor, without the program's name. bash makes a word of the `=`
  /// in `--name=value`, and leaves the words of redirections in the line.
  func candidates(for words: [String]) -> [String] {
    let current = words.last ?? ""
    let state = read(words.dropLast())
    switch state.wanted {
    case .file: return [Self.files]
    case .value(let option): return values(of: option, state.command, "", current)
    case .any: break
    }
    guard !state.isOver, current.hasPrefix("-") else {
      return state.name == nil ? names : arguments(of: state.command, at: state.count)
    }
    guard let end = current.firstIndex(of: "=") else {
      return options(of: state.command).flatMap { option in
        option.spellings.map { "\($0)\t\(option.help)" }
      }
    }
    let start = String(current[...end])
    return values(
      of: String(start.dropLast()), state.command, start, String(current[end...].dropFirst()))
  }

  /// The state of the command line before its last word.
  private struct State {
    enum Wanted {
      case any, file
      case value(option: String)
    }

    var wanted = Wanted.any
    /// Whether no option can come any more.
    var isOver = false
    /// The first word that is no option; the name of a command unless it is wrong.
    var name: String?
    var command: CommandSpec?
    /// The number of arguments.
    var count = 0
  }

  private func read(_ line: ArraySlice<String>) -> State {
    var state = State()
    var rest = line
    var hasAlias = false
    while let word = rest.popFirst() {
      if case .any = state.wanted {
        if word.hasPrefix("<") || word.hasPrefix(">") || word.hasPrefix("&>") {
          state.wanted = .file
        } else if !state.isOver, word == "--" {
          state.isOver = true
        } else if !state.isOver, word.hasPrefix("-"), word != "-" {
          let isValued = known(word, state.command).first?.value != nil
          if isValued { state.wanted = .value(option: word) }
        } else if state.name != nil {
          state.count += 1
        } else if !hasAlias, let words = aliases[word], spec.command(named: word) == nil {
          hasAlias = true
          rest = words + rest
        } else {
          state.name = word
          state.command = spec.command(named: word)
        }
      } else if word != "=" {
        state.wanted = .any
      }
    }
    return state
  }

  /// The first words of a line.
  private var names: [String] {
    spec.commands.map { "\($0.name)\t\($0.overview)" }
      + aliases.sorted { $0.key < $1.key }
      .map { "\($0.key)\t\($0.value.joined(separator: " "))" }
  }

  private func arguments(of command: CommandSpec?, at place: Int) -> [String] {
    guard let arguments = command?.arguments, let last = arguments.last else { return [] }
    if place < arguments.count { return candidates(arguments[place].values()) }
    return last.repeats ? candidates(last.values()) : []
  }

  private func options(of command: CommandSpec?) -> [OptionSpec] {
    guard let command else { return spec.globals }
    return command.options + spec.globals.filter(command.takes)
  }

  /// Returns the options of a spelling: those of the command come first, as in the parser.
  ///
  /// Without a command it is not known yet which one is meant, since the command can follow.
  private func known(_ spelling: String, _ command: CommandSpec?) -> [OptionSpec] {
    let (globals, others) = (spec.globals, spec.commands.flatMap(\.options))
    let groups = command.map { [$0.options, globals, others] } ?? [globals + others]
    return groups.lazy.map { options in options.filter { $0.spellings.contains(spelling) } }
      .first { !$0.isEmpty } ?? []
  }

  /// Returns the candidates for the value of an option.
  private func values(
    of spelling: String, _ command: CommandSpec?, _ start: String, _ value: String
  ) -> [String] {
    let options = known(spelling, command)
    guard let option = options.first else { return [] }
    switch option.name {
    case OutputOptions.fields.name:
      let others = value.lastIndex(of: ",").map { value[...$0] } ?? ""
      return fields(of: command).map { start + others + $0 }
    case OutputOptions.sort.name:
      let words = command?.sortWords ?? fields(of: command)
      return words.map { start + (value.hasPrefix("-") ? "-" : "") + $0 }
    default:
      let values = options.dropFirst().reduce(option.values()) { $0.adding($1.values()) }
      return candidates(values).map { values == .files ? $0 : start + $0 }
    }
  }

  /// The fields of what a command prints, each with a tab and its help.
  private func fields(of command: CommandSpec?) -> [String] {
    command.map { spec.fields($0.name) }?.map { "\($0.name)\t\($0.help)" } ?? []
  }

  private func candidates(_ values: Values) -> [String] {
    switch values {
    case .list(let words): words
    case .files: [Self.files]
    case .helpSubjects: spec.helpSubjects
    }
  }
}

extension OptionSpec {
  /// The long name of the option, after the short name if there is one.
  fileprivate var spellings: [String] { [short, name].compactMap(\.self) }
}
