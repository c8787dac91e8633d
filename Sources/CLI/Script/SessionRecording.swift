import MovieEntities
import MovieTMDBEmbedded
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript

/// A session that is recorded line by line, in a private file because it contains searches.
@MainActor
final class SessionRecording {
  let recorder: ScriptRecorder
  /// The number of lines that are not comments.
  private(set) var steps = 0
  private let file: RecordingFile
  var path: String { file.path.text }

  /// Creates the file, which expects texts only in English, the language of scripts.
  init(
    path: SystemText, isForced: Bool, window: Window, isEnglish: Bool, localizer: Localizer,
    onFailure: @escaping (CommandFailure) -> Void = { _ in }
  ) throws(CommandFailure) {
    let file = try RecordingFile(
      path, isForced: isForced, localizer: localizer, onFailure: onFailure)
    self.file = file
    var count: @MainActor () -> Void = {}
    recorder = ScriptRecorder(window, in: MovieScripts.language) { line in
      file.write(line)
      if !line.hasPrefix("#") { count() }
    }
    recorder.expectsTexts = isEnglish
    count = { [weak self] in self?.steps += 1 }
  }

  /// Writes the commands that log in, restore the marks and show the first screen.
  ///
  /// The password comes from the environment in which the script is played.
  func begin(_ session: (any Session)?, marks: [String] = [], root: String) {
    recorder.comment("Recorded by \(About.name) \(About.version).")
    recorder.comment("Play it with '\(About.name) play \(file.path.text)'.")
    let login = session.map(logIn) ?? []
    for line in login + (login.isEmpty ? [] : marks) { recorder.verbatim(line) }
    recorder.command(root)
  }

  /// Writes the expectations of the last screen, and closes the file.
  func finish() throws(CommandFailure) {
    recorder.finish()
    let variables = recorder.variables.keys.sorted()
    if !variables.isEmpty {
      recorder.comment("Environment variables: \(variables.joined(separator: ", ")).")
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
