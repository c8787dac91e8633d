import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript

/// Finds the scripts specified on the command line as files, folders or standard input.
struct ScriptSources {
  static let suffix = ".script"

  /// Returns the scripts' names in argument order, with the contents of each folder sorted.
  static func names(_ line: ParsedLine, _ localizer: Localizer) throws -> [SystemText] {
    var names: [SystemText] = []
    for argument in line.paths {
      guard argument != "-", argument.kind == S_IFDIR else {
        names.append(argument)
        continue
      }
      let scripts = try scripts(in: argument, localizer)
      guard !scripts.isEmpty else {
        throw CommandFailure(
          exitCode: .noInput, code: "no-input",
          message: localizer.text(
            "No scripts found in \(argument.text). Script names end with \(suffix).")
        )
      }
      names += scripts
    }
    guard names.count(where: { $0 == "-" }) < 2 else {
      throw line.usage(localizer.text("Standard input can be read only once."))
    }
    return names
  }

  /// Returns the names that contain the text of `--filter`, and separately the names that don't.
  static func filtered(
    _ names: [SystemText], by text: String?, _ localizer: Localizer
  ) throws -> (kept: [SystemText], out: [SystemText]) {
    guard let text = text?.lowercased() else { return (names, []) }
    let kept = names.filter { $0.text.lowercased().contains(text) }
    guard kept.isEmpty else { return (kept, names.filter { !kept.contains($0) }) }
    throw CommandFailure(
      exitCode: .noInput, code: "no-input",
      message: localizer.text("No script names contain \"\(text)\"."))
  }

  /// Returns the last component of a script's path, without the suffix.
  static func stem(_ name: SystemText) -> SystemText {
    let file = name.bytes.split(separator: UInt8(ascii: "/")).last ?? name.bytes[...]
    return SystemText(file.dropLast(name.hasSuffix(suffix) ? suffix.utf8.count : 0))
  }

  private static func scripts(
    in folder: SystemText, _ localizer: Localizer
  ) throws -> [SystemText] {
    do throws(SystemFileError) {
      let base = folder.hasSuffix("/") ? folder : "\(folder)/"
      return try folder.entryNames().filter { $0.hasSuffix(suffix) }.sorted()
        .map { "\(base)\($0)" }
    } catch {
      throw CommandFailure(
        exitCode: .noInput, code: "no-input",
        message: localizer.text("Cannot read folder \(folder.text): \(error.reason)."))
    }
  }

  static func script(
    _ name: SystemText, _ console: Console, driver: ScriptDriver = .window
  ) throws(UnplayableScript) -> Script<MovieStage, MovieSettings> {
    let bytes: [UInt8]
    do throws(ScriptFile.ReadError) {
      bytes =
        name == "-"
        ? try ScriptFile.bytes(of: console.input) : try ScriptFile.bytes(at: name)
    } catch {
      throw .unreadable(
        console.localizer.text("Cannot read script \(name.text): \(error.reason)."))
    }
    do throws(ScriptMistakes) {
      return try Script(
        bytes, name: name.text, file: name == "-" ? nil : name.resolved,
        in: MovieScripts.language, driver: driver)
    } catch {
      throw .mistakes(error)
    }
  }
}

/// The reason a script cannot be played.
enum UnplayableScript: Error {
  /// The script has errors.
  case mistakes(ScriptMistakes)
  /// The file cannot be read; the value is the error message.
  case unreadable(String)
}
