import MovieEntities
import MoviePresentation
import MovieTMDBEmbedded
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript
import ViperTerminal

/// A recording of a session, stored in a private file because it contains the user's searches.
///
/// The script begins with the login and, of the user's diary and marks, only with those of the movies
/// that its steps touch. When a step touches another one, the file is written again.
@MainActor
final class SessionRecording {
  /// The number of diary entries in the script.
  private(set) var entries = 0
  private let recorder: ScriptRecorder
  private let file: RecordingFile
  private let window: Window
  private let isEnglish: Bool
  private let localizer: Localizer
  private var start = Start()
  /// The lines that restore what the user had, and all other lines.
  private var restored: [String] = []
  private var lines: [String] = []
  /// The movies that the steps concern.
  private var touched: Set<MovieID> = []
  /// The movies that the user has marked since the last login or logout.
  private var marked: Set<MovieID> = []
  /// Whether the user may have imported a file, so that the script's personal rows are others.
  private var hasImported = false
  private var owners = 0
  /// The scene of an undo whose effect is not known yet, and the number of earlier undos that took
  /// back something else.
  private var undo: (scene: Scene, undoneElsewhere: Int)?
  /// The lines of undos that were recorded before their effect was known, and the number of undos
  /// that had taken back something else.
  private var earlyUndos: [(line: Int, undoneElsewhere: Int)] = []

  /// The number of recorded lines, not counting comments.
  var steps: Int { (restored + lines).count { !$0.hasPrefix("#") } }
  var path: String { file.path.text }

  /// What the user had when the recording began.
  @MainActor
  private struct Start {
    var settings: [String] = []
    var library = RecordedLibrary()
    var login: [String] = []
    var today = Day(daysSince1970: 0)
  }

  /// Creates the file.
  ///
  /// Expectations include text only if the window is in English, because scripts run in English.
  init(
    path: SystemText, isForced: Bool, window: Window, isEnglish: Bool, localizer: Localizer,
    onFailure: @escaping (CommandFailure) -> Void = { _ in }
  ) throws(CommandFailure) {
    file = try RecordingFile(path, isForced: isForced, localizer: localizer, onFailure: onFailure)
    (self.window, self.isEnglish, self.localizer) = (window, isEnglish, localizer)
    var write: @MainActor (String) -> Void = { _ in }
    recorder = ScriptRecorder(window, in: MovieScripts.language) { write($0) }
    write = { [weak self] in self?.write($0) }
    recorder.locate = { [weak self] in self?.locate($1, on: $0) ?? .position }
  }

  /// Writes the commands for setting the day, theme and view, logging in, and opening a screen.
  ///
  /// The script reads the password from an environment variable when it is played.
  func begin(
    _ session: (any Session)?, _ library: RecordedLibrary = RecordedLibrary(), today: Day,
    theme: ThemeMode = .auto, view: ListStyle = .rows, root: String
  ) {
    start.settings = ["set today \(today)"]
    if theme != .auto { start.settings.append("set theme \(theme.rawValue)") }
    if view != .rows { start.settings.append("set view \(view.rawValue)") }
    if library.diary == nil { start.settings.append("set library none") }
    start.login = session.map(logIn) ?? []
    start.library = library
    // Without a login, the marks are those of the library.
    if session == nil ? library.diary == nil : start.login.isEmpty { start.library.marks = [] }
    start.today = today
    owners = library.owners()
    restore()
    recorder.command(root)
  }

  /// Records an action on a scene.
  ///
  /// Call this method before sending the action.
  func record(_ action: UserAction, on scene: Scene?) {
    touchPages()
    if let scene, case .activate(let id) = action {
      // The years and the diary's button depend on entries that the script may not have.
      if scene.name == "stats" {
        return id == "diary" ? command("go to \"diary\"") : recorder.omit()
      }
      if id == MovieButton.undo.rawValue {
        undo = (scene, start.library.undoneElsewhere())
        return
      }
      if scene.name != "diary", MovieButton(rawValue: id)?.isMark == true, let movie = movie(scene)
      {
        touch(movie)
        marked.insert(movie)
      }
    }
    recorder.record(action, on: scene)
  }

  /// Records a script command that the user runs.
  ///
  /// Call this method before running the command.
  func command(_ line: String) {
    touchPages()
    recorder.command(line)
  }

  /// Records that the user goes to a screen.
  ///
  /// Call this method before opening the screen.
  func go(to route: Route) {
    if let line = start.library.route(route).goLine { command(line) }
  }

  /// Records that the user opens the form that imports a file, which stays private.
  func omitImport() {
    touchPages()
    hasImported = true
    recorder.omitScreen()
  }

  /// Records that all actions and commands have ended.
  func settle() {
    touchPages(hasEnded: true)
    recorder.settle()
  }

  /// Writes an expectation as soon as all actions have ended.
  func mark() {
    // The title of the statistics is a year that the script may not have.
    recorder.expectsTexts = isEnglish && window.scene?.name != "stats"
    recorder.mark()
  }

  /// Writes the last action and closes the file.
  func finish() throws(CommandFailure) {
    touchPages(hasEnded: true)
    recorder.finish()
    try file.close()
  }

  // MARK: Movies

  /// The movie that a mark concerns: that of the focused row, or of the page.
  private func movie(_ scene: Scene) -> MovieID? {
    if scene.name == "detail" { return page(window.routes.last) }
    return scene.focus.flatMap {
      scene.rows.indices.contains($0) ? Self.movie(scene.rows[$0].id) : nil
    }
  }

  private static func movie(_ row: String) -> MovieID? { MovieID.described(by: row) }

  private func page(_ route: (any ModuleRoute)?) -> MovieID? {
    guard let route = route as? Route, route.screen?.name == ScreenEntry.detail.name else {
      return nil
    }
    let movie = route.argument.flatMap(MovieID.described)
    guard let movie, case .imdb(let id) = movie else { return movie }
    return EmbeddedTransport.movie(id).map { .tmdb($0.id) }
  }

  private func touchPages(hasEnded: Bool = false) {
    recordUndo(hasEnded: hasEnded)
    for route in window.routes { if let movie = page(route) { touch(movie) } }
    guard owners != start.library.owners() else { return }
    owners = start.library.owners()
    marked = []
  }

  /// Records an undo, unless it took back something that the script does not have.
  ///
  /// If another action comes before the undo has ended, its line may be replaced later.
  private func recordUndo(hasEnded: Bool) {
    let undoneElsewhere = start.library.undoneElsewhere()
    if let undo {
      self.undo = nil
      if undoneElsewhere > undo.undoneElsewhere {
        recorder.omit()
      } else {
        let count = lines.count
        recorder.record(.activate(MovieButton.undo.rawValue), on: undo.scene)
        if lines.count > count { earlyUndos.append((lines.count - 1, undo.undoneElsewhere)) }
      }
    }
    let others = earlyUndos.filter { undoneElsewhere > $0.undoneElsewhere }
    for undo in others { lines[undo.line] = ScriptRecorder.omission + "\n" }
    earlyUndos.removeAll { hasEnded || undoneElsewhere > $0.undoneElsewhere }
    if !others.isEmpty { restore() }
  }

  /// Restores a movie's entries and marks at the start of the script.
  private func touch(_ movie: MovieID) {
    if touched.insert(movie).inserted, start.library.has(movie) { restore() }
  }

  /// Returns how the script finds a row, whose movie it then needs.
  ///
  /// The rows of personal screens have other positions in the script, which lacks most of them.
  private func locate(_ row: Int, on scene: Scene) -> RecordedRow {
    let kind = (window.routes.last as? Route).flatMap { MovieListKind(rawValue: $0.name) }
    let isSorted = scene.sections.contains { $0.columns.contains { $0.sort != nil } }
    let isPersonal = kind?.isPersonal == true || ["diary", "home"].contains(scene.name)
    if isPersonal, hasImported { return .missing }
    let rows = scene.rows
    guard isPersonal || isSorted, let title = title(of: rows[row], on: scene) else {
      return isPersonal ? .missing : .position
    }
    guard isPersonal else { return .text(title, number: number(of: title, row, on: scene)) }
    let movies = rows[...row].filter { self.title(of: $0, on: scene) == title }
      .compactMap { movie(of: $0, on: scene) }
    for movie in movies {
      guard canRestore(movie, on: scene) else { return .missing }
    }
    for movie in movies { touch(movie) }
    guard scene.name == "home" else {
      return .text(title, number: number(of: title, row, on: scene))
    }
    let pick = movies.last.flatMap { movie in
      row == 0 && scene.picture?.id == "movie-\(movie)"
        ? start.library.name(of: movie).map { ["pick movie \($0)"] } : nil
    }
    return .text(title, after: pick ?? [])
  }

  private func number(of title: String, _ row: Int, on scene: Scene) -> Int {
    scene.rows[...row].count { self.title(of: $0, on: scene) == title }
  }

  /// The movie of a row; `nil` for a person, and for an entry added since the recording began.
  private func movie(of row: Scene.Row, on scene: Scene) -> MovieID? {
    scene.name == "diary" ? start.library.movies[row.id] : Self.movie(row.id)
  }

  /// Returns the title that the row has in the script, in which all titles are the catalog's.
  private func title(of row: Scene.Row, on scene: Scene) -> String? {
    if let movie = movie(of: row, on: scene), let found = EmbeddedTransport.movie("\(movie)") {
      return found.title
    }
    let heading = localizer.text("TITLE")
    let columns = scene.sections.first?.columns ?? []
    // The home screen's tables have no headings, and begin with the title.
    let column = scene.name == "home" ? 0 : columns.firstIndex { $0.heading == heading }
    return column.flatMap { row.cells.indices.contains($0) ? row.cells[$0].text : nil }
  }

  /// Returns whether the script can have a movie's row.
  private func canRestore(_ movie: MovieID, on scene: Scene) -> Bool {
    guard start.library.name(of: movie) != nil else { return false }
    // After a login or logout, the marks are those of an account that the script has not restored.
    return scene.name == "diary" || start.library.owners() == start.library.firstOwners
      || marked.contains(movie)
  }

  // MARK: Lines

  private func write(_ line: String) {
    lines.append(line)
    file.write(line)
  }

  private func restore() {
    let library = start.library
    let seen = library.log(touched, today: start.today)
    entries = seen.entries
    restored = start.settings + seen.lines + start.login + library.mark(touched)
    restored = restored.map { $0 + "\n" }
    file.rewrite((restored + lines).joined())
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

extension MovieButton {
  /// Whether the button changes a movie's marks or adds it to the diary.
  fileprivate var isMark: Bool { [.favorite, .watchlist, .rate, .log].contains(self) }
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

  /// Writes text immediately, unless an earlier write failed.
  func write(_ line: String) {
    guard failure == nil, number >= 0 else { return }
    if let problem = writeLine(number, line) { fail(problem) }
  }

  /// Replaces what has been written by a longer text.
  func rewrite(_ text: String) {
    guard failure == nil, number >= 0 else { return }
    guard lseek(number, 0, SEEK_SET) == 0 else { return fail(errno) }
    write(text)
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
