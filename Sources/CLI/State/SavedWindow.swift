import MovieEntities
import Viper
import ViperCommandLine
import ViperEssentials
import ViperLocalization
import ViperPlatform
import ViperText

/// The contents of a window, in the form saved for `browse --resume`.
struct SavedWindow: Codable, Hashable, Sendable {
  /// A screen on the stack.
  struct Screen: Codable, Hashable, Sendable {
    var route: Route
    /// The title to show while the screen is loading; `nil` if unknown.
    var title: String?
    /// The saved state of the screen's module, as JSON; `nil` if it has none.
    private(set) var state: String?

    init(route: Route, title: String? = nil) { (self.route, self.title) = (route, title) }
  }

  /// The screens in a tab, lowest first; a tab that is not shown keeps only its lowest screen.
  struct Tab: Codable, Hashable, Sendable {
    /// The tab's key; `nil` if the screens belong to no tab.
    var key: String?
    var screens: [Screen]

    private enum CodingKeys: String, CodingKey { case key, screens = "places" }
  }

  /// The maximum number of screens to save; if there are more, the lowest screens are dropped.
  static let maxDepth = 100
  private static let currentVersion = 1

  private(set) var version = currentVersion
  /// The base URL of the service whose movies and people the screens show; `nil` if not saved.
  fileprivate var service: String?
  /// The tab that is shown, followed by the other tabs in order of their keys.
  var tabs: [Tab]

  init(tabs: [Tab]) { self.tabs = tabs }

  /// Creates the saved state of a window, or returns `nil` if none of the shown screens has a
  /// route.
  @MainActor
  init?(_ window: Window) {
    let shown = window.modules.compactMap { Screen($0)?.withState(of: $0) }.suffix(Self.maxDepth)
    guard !shown.isEmpty else { return nil }
    tabs = [Tab(key: window.rootKey, screens: Array(shown))]
    for (key, root) in window.keptRoots.sorted(by: { $0.key < $1.key }) {
      if let screen = Screen(root)?.withState(of: root) {
        tabs.append(Tab(key: key, screens: [screen]))
      }
    }
  }

  /// Returns the tabs with the routes that a closure returns, without the screens for which it
  /// returns `nil`.
  func tabs(mapping route: (Route) -> Route?) -> [Tab] {
    tabs.map { tab in
      var tab = tab
      tab.screens = tab.screens.compactMap { screen in
        guard let route = route(screen.route) else { return nil }
        var screen = screen
        screen.route = route
        return screen
      }
      return tab
    }
  }

  /// Whether this version of the program can restore the window.
  var isKnown: Bool {
    version == Self.currentVersion && tabs.first?.screens.isEmpty == false
      && tabs.allSatisfy { $0.screens.count <= Self.maxDepth }
  }
}

extension SavedWindow.Screen {
  /// Creates the screen of a module, without the module's saved state; `nil` if the module has no
  /// route.
  @MainActor
  init?(_ module: Module) {
    guard let route = module.route as? Route else { return nil }
    self.init(route: route, title: module.title)
    // Ignore the title of search results, which differs from the title of the list.
    guard let scene = module.screen.textScreen?.scene, !scene.title.isEmpty,
      !scene.offers.contains(.clearSearch)
    else { return }
    title = scene.title
  }

  /// Returns the screen with the saved state of its module.
  @MainActor
  fileprivate func withState(of module: Module) -> Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var screen = self
    screen.state = module.savedState?().flatMap { try? encoder.encode($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return screen
  }

  /// Returns the saved state of the screen's module; `nil` if there is none, or if it is invalid,
  /// because the route alone is sufficient.
  func savedState<State: Decodable>() -> State? {
    state.flatMap { try? JSONDecoder().decode(State.self, from: Data($0.utf8)) }
  }

  /// Decodes a saved screen, ignoring invalid details.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    route = try values.decode(Route.self, forKey: .route)
    title = try? values.decodeIfPresent(String.self, forKey: .title)
    state = try? values.decodeIfPresent(String.self, forKey: .state)
  }
}

/// The file that stores the window's state.
struct SavedWindowFile: Sendable {
  private static let name = "window.json"
  /// The size limit for the file, in bytes, which is ten times the size of the largest window.
  private static let limit = 1 << 20

  private let folder: PrivateFolder
  /// The base URL of the service in use.
  private let service: String

  /// Creates a reference to the file, or returns `nil` if the environment has no state folder.
  init?(_ environment: Environment, service: String) {
    guard let path = environment.stateFolder else { return nil }
    folder = PrivateFolder(path)
    self.service = service
  }

  /// Reads the file.
  ///
  /// - Returns: The saved window, or `nil` if the file is missing or unusable, and the reason the
  ///   file is unusable, if any.
  func read(in localizer: Localizer) -> (window: SavedWindow?, problem: String?) {
    let bytes: [UInt8]
    do throws(SystemFileError) {
      bytes = try folder.read(Self.name, limit: Self.limit, checksOwner: true)
    } catch {
      return (nil, error.isMissing ? nil : reason(error, localizer))
    }
    guard var window = try? JSONDecoder().decode(SavedWindow.self, from: Data(bytes)),
      window.isKnown
    else {
      return (nil, localizer.text("the file is damaged or from another version"))
    }
    // An ID can refer to a different movie at another service.
    guard window.service.map(SessionEntity.renamed) ?? service == service else {
      return (nil, localizer.text("they show movies from another service"))
    }
    window.service = nil
    return (window, nil)
  }

  /// Writes the file, and returns the reason if writing fails.
  @concurrent
  func write(_ window: SavedWindow, in localizer: Localizer) async -> String? {
    var window = window
    window.service = service
    do throws(SystemFileError) {
      try folder.write(window, isPretty: false, to: Self.name)
      return nil
    } catch {
      return reason(error, localizer)
    }
  }

  private func reason(_ error: SystemFileError, _ localizer: Localizer) -> String {
    switch error.distrust {
    case .otherOwner: localizer.text("the file or its folder belongs to another user")
    case .writableByOthers: localizer.text("other users can write to the folder")
    case nil where error.isNoFile: localizer.text("it is not a file or is too large")
    case nil: error.reason
    }
  }
}

/// Saves a window's state at most once per second after changes, and again at the end of the run.
@MainActor
final class WindowSaver {
  private let window: Window
  private let file: SavedWindowFile
  private let localizer: Localizer
  /// A closure that receives the message of the first failure.
  private let report: @MainActor (String) -> Void
  private var saved: SavedWindow?
  /// The pending save, which starts one second after the first unsaved change.
  private var task: Task<Void, Never>?
  /// The most recent write, which may still be in progress.
  private var writing: Task<Void, Never>?
  private var hasFailed = false

  /// Starts saving; `saved` is the file's current content.
  init(
    _ window: Window, in file: SavedWindowFile, saved: SavedWindow?, localizer: Localizer,
    report: @escaping @MainActor (String) -> Void
  ) {
    (self.window, self.file, self.saved, self.localizer) = (window, file, saved, localizer)
    self.report = report
    let next = window.onChange
    window.onChange = { [weak self] in
      next?()
      self?.windowDidChange()
    }
  }

  private func windowDidChange() {
    guard task == nil else { return }
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      // A change during the write must start another save.
      self?.task = nil
      await self?.save()
    }
  }

  /// Saves the window in its current state, and returns when the file is complete.
  func save() async {
    let earlier = writing
    let write = Task {
      await earlier?.value
      await self.write()
    }
    writing = write
    await write.value
  }

  private func write() async {
    guard let now = SavedWindow(window), now != saved else { return }
    guard let reason = await file.write(now, in: localizer) else {
      saved = now
      return
    }
    if hasFailed { return }
    hasFailed = true
    report(localizer.text("Cannot save the open screens: \(reason)."))
  }
}
