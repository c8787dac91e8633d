import MovieEntities
import MovieTMDBEmbedded
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript

/// A session that is recorded into a file, line by line.
///
/// Only its owner can read the file: it tells what a person has looked for.
@MainActor
final class SessionRecording {
  /// The recorder, which the host tells what the user does.
  let recorder: ScriptRecorder
  private let file: RecordingFile

  /// Creates the file, in which a window in another language than that of scripts expects no texts.
  init(
    path: SystemText, isForced: Bool, window: Window, isEnglish: Bool, localizer: Localizer,
    onFailure: @escaping (CommandFailure) -> Void = { _ in }
  ) throws(CommandFailure) {
    let file = try RecordingFile(
      path, isForced: isForced, localizer: localizer, onFailure: onFailure)
    self.file = file
    recorder = ScriptRecorder(window, in: MovieScripts.language) { file.write($0) }
    recorder.expectsTexts = isEnglish
  }

  /// Writes how the session begins: who is logged in with which marks, and the command that shows
  /// the first screen.
  ///
  /// A script begins without a log-in, so it logs in first. The password comes from the environment
  /// of whoever plays it.
  func begin(_ session: (any Session)?, marks: [String] = [], root: String) {
    recorder.comment("Recorded by \(About.name) \(About.version).")
    recorder.comment("Play it with '\(About.name) play \(file.path.text)'.")
    let login = session.map(logIn) ?? []
    for line in login + (login.isEmpty ? [] : marks) { recorder.verbatim(line) }
    recorder.command(root)
  }

  /// Writes what the window shows at the end, and closes the file.
  func finish() throws(CommandFailure) {
    recorder.finish()
    let variables = recorder.variables.keys.sorted()
    if !variables.isEmpty {
      recorder.comment("It reads from the environment: \(variables.joined(separator: ", ")).")
    }
    try file.close()
  }

  /// Returns the commands that log in to the account of a session.
  private func logIn(_ session: any Session) -> [String] {
    let services = LoginServiceName.allCases
    guard session.baseURL == EmbeddedTransport().baseURL,
      let service = services.first(where: { $0.rawValue == session.service })
    else { return [] }
    let choice = service == services.first ? [] : ["type service \"\(service.rawValue)\""]
    switch service {
    case .tmdbWeb, .guest: return ["open login"] + choice + ["submit"]
    case .embedded, .tmdb:
      guard let name = ScriptRecorder.quoted(session.account.username) else { return [] }
      return ["open login"] + choice
        + ["type username \(name)", "secret password $PASSWORD", "submit"]
    }
  }
}
