/// Computes the completions for an unfinished command line.
///
/// The shell then filters the completions by the prefix that the user has typed.
struct Completion {
  /// The name of the hidden command that completion scripts call with the words before the cursor.
  static let name = "__complete"
  /// The response if a file name is expected.
  ///
  /// The shell itself completes file names.
  static let files = ":files"

  let spec: ProgramSpec

  /// Returns the candidates for the last word, or only `files` if a file name is expected.
  ///
  /// A candidate that has a description is followed by a tab and the description. The words end at
  /// the cursor, and do not include the program's name. Bash passes the `=` in `--name=value` as a
  /// separate word, and does not remove redirections.
  func candidates(for words: [String]) -> [String] {
    let current = words.last ?? ""
    let state = read(words.dropLast())
    switch state.wanted {
    case .file: return [Self.files]
    case .value(let option): return values(of: option, state.command, "", current)
    case .any: break
    }
    guard !state.isOver, current.hasPrefix("-") else {
      return state.words.isEmpty ? names : arguments(state)
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

  /// The state of the command line just before the last word.
  private struct State {
    enum Wanted {
      case any, file
      case value(option: String)
    }

    var wanted = Wanted.any
    /// Whether `--` has marked the end of the options.
    var isOver = false
    /// The words that are not options, of which the first are usually the name of the command.
    var words: [String] = []
    var command: CommandSpec?
  }

  private func read(_ line: ArraySlice<String>) -> State {
    var state = State()
    var rest = line
    while let word = rest.popFirst() {
      if case .any = state.wanted {
        if word.hasPrefix("<") || word.hasPrefix(">") || word.hasPrefix("&>") {
          state.wanted = .file
        } else if !state.isOver, word == "--" {
          state.isOver = true
        } else if !state.isOver, word.hasPrefix("-"), word != "-" {
          let takesValue = known(word, state.command)?.kind.isFlag == false
          if takesValue { state.wanted = .value(option: word) }
        } else {
          state.words.append(word)
          state.command = spec.command(state.words)
        }
      } else if word != "=" {
        state.wanted = .any
      }
    }
    return state
  }

  /// The candidates for the first word.
  private var names: [String] { spec.commands.map { "\($0.name)\t\($0.overview)" } }

  private func arguments(_ state: State) -> [String] {
    guard let command = state.command else { return [] }
    let words = Array(state.words.dropFirst(command.words.count))
    if words.isEmpty, !command.tasks.isEmpty { return tasks(of: command) }
    guard let last = command.arguments.last else { return [] }
    if words.count < command.arguments.count {
      return candidates(command.arguments[words.count].kind, after: words)
    }
    return last.repeats ? candidates(last.kind, after: words) : []
  }

  private func tasks(of command: CommandSpec) -> [String] {
    command.tasks.map { "\($0.taskName)\t\($0.overview)" }
  }

  private func options(of command: CommandSpec?) -> [OptionSpec] {
    guard let command else { return spec.globals }
    return command.options + spec.globals.filter(command.takes)
  }

  /// Returns the option with a given spelling, using the same rules as the parser.
  private func known(_ spelling: String, _ command: CommandSpec?) -> OptionSpec? {
    spec.options(for: command).first { $0.spellings.contains(spelling) }
  }

  private func values(
    of spelling: String, _ command: CommandSpec?, _ start: String, _ value: String
  ) -> [String] {
    guard let option = known(spelling, command) else { return [] }
    // If the value is a list, only the last word of the list is completed.
    let end = option.value?.contains(",") == true ? value.lastIndex { ",|".contains($0) } : nil
    let start = start + (end.map { value[...$0] } ?? "")
    switch option.name {
    case OutputOptions.fields.name: return fields(of: command).map { start + $0 }
    case OutputOptions.sort.name:
      let words = command?.sortWords ?? fields(of: command)
      return words.map { start + (value.hasPrefix("-") ? "-" : "") + $0 }
    default:
      return candidates(option.kind).map { option.kind.isFile ? $0 : start + $0 }
    }
  }

  /// Returns the names of the fields that a command can print, each followed by a tab and a
  /// description.
  private func fields(of command: CommandSpec?) -> [String] {
    command?.fields().map { "\($0.name)\t\($0.help)" } ?? []
  }

  /// Returns the candidates for a value, which may depend on the arguments before it.
  private func candidates(_ kind: ValueKind, after words: [String] = []) -> [String] {
    switch kind {
    case .flag, .text, .number: []
    case .words(let words): words()
    case .choice(let names): names()
    case .file: [Self.files]
    case .helpSubject:
      words.isEmpty
        ? spec.helpSubjects
        : words.count == 1 ? spec.command(words).map(tasks) ?? [] : []
    }
  }
}

extension OptionSpec {
  fileprivate var spellings: [String] { [short, name].compactMap(\.self) }
}
