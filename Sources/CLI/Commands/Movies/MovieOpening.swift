import ViperCommandLine
import ViperLocalization

/// Opens the address of a movie, and reports the result.
struct MovieOpening {
  /// TMDB's id of the movie.
  let id: Int
  let url: String
  let context: Context

  /// Returns whether a text is a web address, and so safe to pass to a browser.
  static func canOpen(_ url: String) -> Bool {
    (url.hasPrefix("https://") || url.hasPrefix("http://"))
      && url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Opens the address, or prints it if that fails, so that the user can open it.
  func open() async throws(CommandFailure) {
    let program: String
    do throws(Opener.Problem) {
      program = try await Opener(environment: context.environment).open(url)
    } catch {
      try report(nil)
      throw CommandFailure(exitCode: .failed, code: "not-opened", message: sentence(error))
    }
    if context.console.isErrorTerminal { context.console.note(context.localizer("Opened \(url)")) }
    try report(program)
  }

  /// Writes the result as JSON, otherwise only an address that no program opened.
  func report(_ program: String?) throws(CommandFailure) {
    try context.report([
      ("id", .number(id)), ("opened", .flag(program != nil)), ("program", FieldValue(program)),
      ("url", .text(url)),
    ])
    if !context.style.isJSON, program == nil { try context.console.write(url + "\n") }
  }

  private func sentence(_ problem: Opener.Problem) -> String {
    let localizer = context.localizer
    return switch problem {
    case .noDisplay:
      localizer("There is no display to open a browser on. Set BROWSER to a program that can.")
    case .noProgram:
      localizer("No program that opens addresses was found. Install xdg-utils, or set BROWSER.")
    case .noBrowser(let value): localizer("BROWSER names no program that can be run: \(value)")
    case .failed(let program, let code):
      localizer("'\(program)' could not open the address: it ended with exit code \(Int(code)).")
    }
  }
}
