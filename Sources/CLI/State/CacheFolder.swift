import Platform
import TMDB
import ViperTerminal
import Wording

/// Keeps responses of the service in files.
///
/// Files are written and removed outside of any actor. Old files are removed once a run, when the
/// first response is kept, because looking at every file costs more than writing one.
struct CacheFolder: ResponseStore {
  /// The number of bytes that the folder can contain.
  ///
  /// The oldest files beyond it are removed.
  static let mostBytes = 32 << 20

  let path: SystemText
  private let files: StoredFiles
  private let pruning = Once()

  /// Creates a store, or fails if the environment determines no folder for it.
  init?(_ environment: Environment) {
    guard let path = environment.cacheFolder else { return nil }
    self.path = path
    files = StoredFiles(
      folder: PrivateFolder(path), suffix: ".answer", mostBytes: Self.mostBytes)
  }

  /// Returns the store of a run; `nil` if there is no folder for it, or if other users can write in
  /// the folder, which a note says.
  static func trusted(_ environment: Environment, _ console: Console) -> CacheFolder? {
    guard let cache = CacheFolder(environment) else { return nil }
    let localizer = console.localizer
    let path = TerminalSanitizer.clean(cache.path.text)
    do throws(FileProblem) {
      try cache.files.folder.check()
      return cache
    } catch {
      console.note(
        error.distrust == .otherOwner
          ? localizer(
            """
            Note: the cache in \(path) is not used: it belongs to another user. Set XDG_CACHE_HOME \
            to a folder of your own.
            """)
          : localizer(
            """
            Note: the cache in \(path) is not used: other users can write in it. Remove their \
            permission with 'chmod go-w'.
            """))
      return nil
    }
  }

  func response(for key: String) -> StoredResponse? {
    files.response(for: key)
  }

  @concurrent
  func keep(_ response: StoredResponse) async {
    guard files.write(response) != nil, pruning.begins() else { return }
    _ = try? files.folder.prune(suffix: files.suffix, to: Self.mostBytes)
  }

  /// Removes all responses.
  ///
  /// - Returns: The number of responses that were removed.
  /// - Throws: `FileProblem` with the system's error number.
  func clear() throws(FileProblem) -> Int {
    try files.clear()
  }
}
