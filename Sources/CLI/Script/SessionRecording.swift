import MovieEntities
import MovieTMDBEmbedded
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript
import ViperTerminal

/// A recording of a session, stored in a private file because it contains the user's searches.
@MainActor
final class SessionRecording {
  let recorder: ScriptRecorder
  /// The number of recorded lines, not counting comments.
  private(set) var steps = 0
  private let file: RecordingFile
  var path: String { file.path.text }

  /// Creates the file.
  ///
  /// Expectations include text only if the window is in English, because scripts run in English.
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

  /// Writes the commands for setting the theme and view, logging in, restoring the marks and
  /// opening a screen.
  ///
  /// The script reads the password from an environment variable when it is played. `seen` are the
  /// commands that restore the diary; `nil` if there is no library.
  func begin(
    _ session: (any Session)?, marks: [String] = [], seen: [String]? = [],
    theme: ThemeMode = .auto,
    view: ListStyle = .rows, root: String
  ) {
    if theme != .auto { recorder.verbatim("set theme \(theme.rawValue)") }
    if view != .rows { recorder.verbatim("set view \(view.rawValue)") }
    let login = session.map(logIn) ?? []
    // Without a login, the marks are those of the library.
    let hasMarks = session == nil ? seen != nil : !login.isEmpty
    for line in (seen ?? ["set library none"]) + login + (hasMarks ? marks : []) {
      recorder.verbatim(line)
    }
    recorder.command(root)
  }

  /// Writes the last action and closes the file.
  func finish() throws(CommandFailure) {
    recorder.finish()
    try file.close()
  }

  /// Returns the commands that log in to the session's account.
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

/// A recording's file, which is written without buffering and can be read only by its owner.
@MainActor
final class RecordingFile {
  let path: SystemText
  private let localizer: Localizer
  private let writeLine: (Int32, String) -> Int32?
  private let onFailure: (CommandFailure) -> Void
  /// The file descriptor; negative if the file is closed.
  private var number: Int32
  /// The failure that stopped writing, if any.
  private var failure: CommandFailure?

  /// Creates the file or, if `isForced` is `true`, replaces an existing file.
  ///
  /// `onFailure` is called once if a write fails.
  init(
    _ path: SystemText, isForced: Bool, localizer: Localizer,
    write: @escaping (Int32, String) -> Int32? = { Descriptor($0).write($1) },
    onFailure: @escaping (CommandFailure) -> Void
  ) throws(CommandFailure) {
    self.path = path
    self.localizer = localizer
    writeLine = write
    self.onFailure = onFailure
    // Don't block if the path is a pipe.
    let flags = O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC | (isForced ? 0 : O_EXCL)
    number = open(path.cString, flags, 0o600)
    guard let problem = Self.makePrivateAndEmpty(number) else { return }
    if number >= 0 { _ = systemClose(number) }
    number = -1
    throw Self.failure(problem, path, localizer)
  }

  deinit {
    if number >= 0 { _ = systemClose(number) }
  }

  /// Writes a line immediately, unless an earlier write failed.
  func write(_ line: String) {
    guard failure == nil, number >= 0 else { return }
    if let problem = writeLine(number, line) { fail(problem) }
  }

  func close() throws(CommandFailure) {
    if number >= 0, systemClose(number) != 0, failure == nil { fail(errno) }
    number = -1
    if let failure { throw failure }
  }

  private func fail(_ problem: Int32) {
    let failure = Self.failure(problem, path, localizer)
    self.failure = failure
    onFailure(failure)
  }

  private static func failure(
    _ problem: Int32, _ path: SystemText, _ localizer: Localizer
  ) -> CommandFailure {
    let reason = Descriptor.reason(problem)
    return CommandFailure(
      exitCode: .cannotWrite, code: "recording-not-writable",
      message: localizer.text("Cannot write recording \(path.text): \(reason)."))
  }

  /// Makes a file private and empties the file, or returns the system's error number on failure.
  private static func makePrivateAndEmpty(_ file: Int32) -> Int32? {
    var about = stat()
    guard file >= 0, fstat(file, &about) == 0 else { return errno }
    guard about.st_mode & S_IFMT == S_IFREG else { return EINVAL }
    return fchmod(file, 0o600) == 0 && ftruncate(file, 0) == 0 ? nil : errno
  }
}

// Calls the system's `close` function, which is hidden by the type's own `close` method.
private func systemClose(_ number: Int32) -> Int32 { close(number) }
