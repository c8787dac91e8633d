import ViperLocalization

enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the shell's completion script for a program, which asks the program for candidates.
  func script(for program: String) -> String {
    let script =
      switch self {
      case .bash: Self.bashScript
      case .zsh: Self.zshScript
      case .fish: Self.fishScript
      }
    return script.replacing("PROGRAM_", with: program.replacing("-", with: "_"))
      .replacing("PROGRAM", with: program)
  }

  /// The script for bash 3.2 and later, which does not show descriptions.
  private static let bashScript = #"""
    # Completes PROGRAM in bash. Written by 'PROGRAM completions bash'.

    _PROGRAM_() {
      local current=${COMP_WORDS[COMP_CWORD]-} start='' cut='' files='' word
      COMPREPLY=()
      case $current in
        # From bash 4 on '--name=value' is three words.
        =) current='' ;;
        -*=*)
          start=${current%%=*}=
          # Where a '=' ends a word, only what stands behind it is replaced.
          case ${COMP_WORDBREAKS-} in *=*) cut=$start ;; esac
          ;;
      esac
      while IFS=$'\t' read -r word _; do
        case $word in
          '') ;;
          :files) files=yes ;;
          "$current"*) COMPREPLY+=("${word#"$cut"}") ;;
        esac
      done <<< "$(PROGRAM __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)"
      if [ -n "$files" ]; then
        while IFS= read -r word; do
          if [ -n "$word" ]; then word=$start$word; COMPREPLY+=("${word#"$cut"}"); fi
        done <<< "$(compgen -f -- "${current#"$start"}")"
        # It quotes what has to be quoted in a name, and is younger than bash 3.2.
        compopt -o filenames 2> /dev/null || true
      fi
    }

    complete -F _PROGRAM_ PROGRAM

    """#

  /// The script for zsh, which is loaded from a folder of `fpath` or sourced.
  private static let zshScript = #"""
    #compdef PROGRAM
    # Completes PROGRAM in zsh. Written by 'PROGRAM completions zsh'.
    # Its place is a folder of fpath, under the name _PROGRAM.

    _PROGRAM() {
      local -a lines kind
      lines=("${(@f)$(PROGRAM __complete "${(@Q)words[2,CURRENT-1]}" "$PREFIX" 2> /dev/null)}")
      if [[ $PREFIX == -*=* ]]; then
        lines=("${(@)lines#${PREFIX%%=*}=}")
        compset -P 1 '*='
      fi
      if [[ $lines == :files ]]; then
        _files
      elif [[ -n $lines ]]; then
        # The first colon separates a candidate from its description.
        lines=("${(@)${(@)lines//:/\\:}/$'\t'/:}")
        [[ $PREFIX == -* ]] && kind=(-o)
        _describe $kind 'candidate' lines
      fi
    }

    if (( $+compstate )); then
      # A completion is under way: zsh has just loaded this file, and wants the response.
      _PROGRAM "$@"
    elif (( $+functions[compdef] )); then
      compdef _PROGRAM PROGRAM
    fi

    """#

  private static let fishScript = #"""
    # Completes PROGRAM in fish. Written by 'PROGRAM completions fish'.

    function __PROGRAM__complete
        set -l current (commandline -ct)
        set -l tokens (commandline -opc)
        set -e tokens[1]
        for line in (PROGRAM __complete $tokens "$current" 2> /dev/null)
            if test "$line" = :files
                set -l prefix (string match -r -- '^-[^=]*=' "$current")
                for file in (__fish_complete_path (string replace -r -- '^-[^=]*=' '' "$current"))
                    printf '%s\n' "$prefix$file"
                end
            else
                printf '%s\n' $line
            end
        end
    end

    complete -c PROGRAM -k -f -a '(__PROGRAM__complete)'

    """#
}

extension Command {
  package static func completions(
    of program: ProgramIdentity, globals: [OptionSpec]
  ) -> Command {
    Command(
      CommandSpec(
        name: "completions", overview: "Print a completion script for a shell.",
        arguments: [
          .init(
            name: "shell",
            help: "bash, zsh or fish. For zsh, save the script in a folder in fpath.",
            isRequired: true, values: .list(Shell.allCases.map(\.rawValue)))
        ],
        globals: globals,
        examples: [
          "completions bash \\\n    > ~/.local/share/bash-completion/completions/\(program.name)",
          "completions zsh > ~/.zfunc/_\(program.name)",
          "completions fish > ~/.config/fish/completions/\(program.name).fish",
        ], readsSettings: false)
    ) { (line, context) throws(CommandFailure) in
      let word = line.arguments[0]
      let shell: Shell = try line.choice(word) {
        line.localizer("Unknown shell '\(word)'. Use one of: \($0).")
      }
      try context.console.write(shell.script(for: program.name))
    }
  }
}
