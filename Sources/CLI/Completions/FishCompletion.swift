/// The completion script for fish.
///
/// The script is one function, so that it counts arguments as the program does.
struct FishCompletion {
  let table: CompletionTable

  var script: String {
    """
    # Completes \(About.name) in fish. Written by '\(About.name) completions fish'.

    function __movies_cli_complete
        set -l command ''
        set -l option ''
        set -l over ''
        set -l prefix ''
        set -l place 0
        set -l current (commandline -ct)
        set -l tokens (commandline -opc)
        set -e tokens[1]

        for word in $tokens
            if test -n "$option"
                set option ''
                continue
            end
            if test -z "$over"
                switch $word
                    case --
                        set over yes
                        continue
                    case \(table.valueOptions.flatMap(\.spellings).joined(separator: " "))
                        set option $word
                        continue
                    case '-?*'
                        continue
                end
            end
            if test -z "$command"
                set command $word
            else
                set place (math $place + 1)
            end
        end

        if test -z "$option$over"; and string match -q -- '-*=*' "$current"
            set option (string replace -r -- '=.*' '' "$current")
            set prefix $option=
            set current (string replace -r -- '^[^=]*=' '' "$current")
        end

        if test -n "$option"
            switch $option
    \(cases(table.listedOptions.map { ($0.spellings.joined(separator: " "), $0.values) }))
            end
        else if test -z "$over"; and string match -q -- '-*' "$current"
            switch $command
    \(rows(table.commands.filter { !$0.options.isEmpty }.map { ($0.name, $0.options) }))
            end
            switch $command
    \(rows(globals))
            end
        else if test -z "$command"
            printf '%s\\t%s\\n' \\
    \(list(table.commands.map { described($0.name, $0.overview) }))
        else
            switch $command:$place
    \(cases(table.places.map { ("'\($0.key)'", $0.values) }))
            end
        end
    end

    complete -c \(About.name) -k -f -a '(__movies_cli_complete)'

    """
  }

  private var globals: [(pattern: String, options: [OptionSpec])] {
    let others = table.globalGroups.map {
      (pattern: $0.commands.joined(separator: " "), options: $0.options)
    }
    return others + [("'*'", table.globals)]
  }

  private func cases(_ rows: [(pattern: String, values: Values)]) -> String {
    rows.map { row in
      let indent = String(repeating: " ", count: 12)
      let response =
        switch row.values {
        case .list(let words): "printf '%s\\n' \"$prefix\"\(braced(words))"
        case .files:
          "for file in (__fish_complete_path \"$current\"); echo \"$prefix$file\"; end"
        }
      return "\(indent)case \(row.pattern)\n\(indent)    \(response)"
    }
    .joined(separator: "\n")
  }

  /// Returns the words as a brace expansion, which repeats the prefix before each word.
  private func braced(_ words: [String]) -> String {
    words.count == 1 ? words[0] : "{\(words.joined(separator: ","))}"
  }

  private func rows(_ rows: [(pattern: String, options: [OptionSpec])]) -> String {
    rows.map { row in
      """
                  case \(row.pattern)
                      printf '%s\\t%s\\n' \\
      \(list(row.options.flatMap(described), indent: 20))
      """
    }
    .joined(separator: "\n")
  }

  private func list(_ entries: [String], indent: Int = 12) -> String {
    entries.map { String(repeating: " ", count: indent) + $0 }.joined(separator: " \\\n")
  }

  private func described(_ option: OptionSpec) -> [String] {
    option.spellings.map { described($0, option.help) }
  }

  private func described(_ name: String, _ help: String) -> String {
    "\(name) '\(help.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
