/// The completion script for bash 3.2 and later.
///
/// It completes names without descriptions, because bash shows none.
struct BashCompletion {
  let table: CompletionTable

  var script: String {
    """
    # Completes \(About.name) in bash. Written by '\(About.name) completions bash'.

    _movies_cli() {
      local IFS=$' \\t\\n' command='' option='' over='' files='' prefix='' words='' word
      local current=${COMP_WORDS[COMP_CWORD]-} index=1 place=0
      COMPREPLY=()

      while [ "$index" -lt "$COMP_CWORD" ]; do
        word=${COMP_WORDS[index]-}
        index=$((index + 1))
        if [ -n "$option" ]; then
          # From bash 4 on '--name=value' is three words.
          if [ "$word" != '=' ]; then option=''; fi
          continue
        fi
        case $word in
          [\\<\\>]*|'&>'*) option='>'; continue ;;
        esac
        if [ -z "$over" ]; then
          case $word in
            --) over=yes; continue ;;
            \(table.valueOptions.flatMap(\.spellings).joined(separator: "|"))) \
    option=$word; continue ;;
            -?*) continue ;;
          esac
        fi
        if [ -z "$command" ]; then command=$word; else place=$((place + 1)); fi
      done

      if [ -n "$option" ]; then
        if [ "$current" = '=' ]; then current=''; fi
      elif [ -z "$over" ]; then
        case $current in
          -*=*)
            option=${current%%=*}
            current=${current#*=}
            # Where a '=' ends a word, only what stands behind it is replaced.
            case ${COMP_WORDBREAKS-} in *=*) ;; *) prefix=$option= ;; esac
            ;;
        esac
      fi

      if [ -n "$option" ]; then
        case $option in
          # Behind '<' and '>' bash leaves files to us as well.
          '>') files=yes ;;
    \(lines(table.listedOptions.map { ($0.spellings.joined(separator: "|"), $0.values) }))
        esac
      elif [ -z "$over" ] && [ "${current#-}" != "$current" ]; then
        case $command in
    \(lines(table.commands.filter { !$0.options.isEmpty }.map { ($0.name, names($0.options)) }))
        esac
        case $command in
    \(globals)
        esac
      elif [ -z "$command" ]; then
        words='\(table.commands.map(\.name).joined(separator: " "))'
      else
        case $command:$place in
    \(lines(table.places.map { ($0.key, $0.values) }))
        esac
      fi

      for word in $words; do
        case $word in "$current"*) COMPREPLY+=("$prefix$word") ;; esac
      done
      if [ -n "$files" ]; then
        while IFS= read -r word; do
          if [ -n "$word" ]; then COMPREPLY+=("$prefix$word"); fi
        done <<< "$(compgen -f -- "$current")"
        # It quotes what has to be quoted in a name, and is younger than bash 3.2.
        compopt -o filenames 2> /dev/null || true
      fi
    }

    complete -F _movies_cli \(About.name)

    """
  }

  private var globals: String {
    let others = table.globalGroups.map { ($0.commands.joined(separator: "|"), $0.options) }
    return (others + [("*", table.globals)]).map { pattern, options in
      let words = options.flatMap(\.spellings).joined(separator: " ")
      return "      \(pattern)) words=\"$words \(words)\" ;;"
    }
    .joined(separator: "\n")
  }

  private func names(_ options: [OptionSpec]) -> Values {
    .list(options.flatMap(\.spellings))
  }

  private func lines(_ rows: [(pattern: String, values: Values)]) -> String {
    rows.map { row in
      switch row.values {
      case .list(let words): "      \(row.pattern)) words='\(words.joined(separator: " "))' ;;"
      case .files: "      \(row.pattern)) files=yes ;;"
      }
    }
    .joined(separator: "\n")
  }
}
