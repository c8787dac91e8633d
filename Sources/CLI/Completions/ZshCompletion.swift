/// The completion script for zsh: a file for a folder of `fpath`, which can also be sourced.
struct ZshCompletion {
  let table: CompletionTable

  var script: String {
    """
    #compdef \(About.name)
    # Completes \(About.name) in zsh. Written by '\(About.name) completions zsh'.
    # Its place is a folder of fpath, under the name _\(About.name).

    _\(About.name)() {
      local command='' option='' over='' files='' word
      local -i place=0
      local -a candidates expl

      for word in "${(@)words[2,CURRENT-1]}"; do
        if [[ -n $option ]]; then
          option=''
          continue
        fi
        if [[ -z $over ]]; then
          case $word in
            (--) over=yes; continue ;;
            (\(table.valueOptions.flatMap(\.spellings).joined(separator: "|"))) \
    option=$word; continue ;;
            (-?*) continue ;;
          esac
        fi
        if [[ -z $command ]]; then command=$word; else place+=1; fi
      done

      if [[ -z $option$over && $PREFIX == -*=* ]]; then
        option=${PREFIX%%=*}
        compset -P 1 '*='
      fi

      if [[ -n $option ]]; then
        case $option in
    \(lines(table.listedOptions.map { ($0.spellings.joined(separator: "|"), $0.values) }))
        esac
      elif [[ -z $over && $PREFIX == -* ]]; then
        case $command in
    \(rows(table.commands.filter { !$0.options.isEmpty }.map { ($0.name, described($0.options)) }))
        esac
        case $command in
    \(rows(globals, adding: "+="))
        esac
        _describe -o 'option' candidates
        return
      elif [[ -z $command ]]; then
        candidates=(
    \(list(table.commands.map { described($0.name, $0.overview) }))
        )
        _describe -t commands 'command' candidates
        return
      else
        case $command:$place in
    \(lines(table.places.map { ($0.key, $0.values) }))
        esac
      fi

      if [[ -n $files ]]; then
        _files
      else
        _wanted values expl 'value' compadd -a - candidates
      fi
    }

    if (( $+compstate )); then
      # A completion is under way: zsh has just loaded this file, and wants the response.
      _\(About.name) "$@"
    elif (( $+functions[compdef] )); then
      compdef _\(About.name) \(About.name)
    fi

    """
  }

  private func lines(_ rows: [(pattern: String, values: Values)]) -> String {
    rows.map { row in
      switch row.values {
      case .list(let words):
        "      (\(row.pattern)) candidates=(\(words.joined(separator: " "))) ;;"
      case .files: "      (\(row.pattern)) files=yes ;;"
      }
    }
    .joined(separator: "\n")
  }

  private var globals: [(pattern: String, entries: [String])] {
    let others = table.globalGroups.map {
      (pattern: $0.commands.joined(separator: "|"), entries: described($0.options))
    }
    return others + [("*", described(table.globals))]
  }

  private func rows(
    _ rows: [(pattern: String, entries: [String])], adding sign: String = "="
  ) -> String {
    rows.map { "      (\($0.pattern)) candidates\(sign)(\n\(list($0.entries))\n      ) ;;" }
      .joined(separator: "\n")
  }

  private func list(_ entries: [String]) -> String {
    entries.map { "        \($0)" }.joined(separator: "\n")
  }

  private func described(_ options: [OptionSpec]) -> [String] {
    options.flatMap { option in option.spellings.map { described($0, option.help) } }
  }

  /// Returns a candidate and its description, in quotes.
  ///
  /// The first colon separates the two, so colons in the name are escaped.
  private func described(_ name: String, _ help: String) -> String {
    let text = name.replacing(":", with: "\\:") + ":" + help
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
