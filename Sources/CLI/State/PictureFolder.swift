import Platform
import TMDB

/// Keeps pictures in files, in a folder of their own below that of the cache.
///
/// Files are written and removed outside of any actor. A picture beyond its age is removed when it
/// is asked for, or with the oldest ones.
struct PictureFolder: ResponseStore {
  /// The number of bytes that the folder can contain.
  static let mostBytes = 64 << 20
  /// The number of bytes that a picture can have; the largest of a thousand posters has 109 kB.
  static let mostBytesOfPicture = 1 << 20
  /// The number of bytes that are written before the folder is looked through again, because looking
  /// at every file costs more than writing one.
  static let mostBytesUnseen = 2 << 20
  /// The number of bytes that can remain after the oldest files were removed: two programs at once
  /// can each write one picture more than `mostBytesUnseen` until they look at it again.
  static let mostBytesLeft = mostBytes - 2 * (mostBytesUnseen + mostBytesOfPicture)
  /// The time after which a picture is removed, whatever its header says.
  private static let mostAge = Duration.seconds(180 * 86_400)

  private let cache: PrivateFolder
  private let files: StoredFiles
  private let now: @Sendable () -> Int64
  private let unseen = UnseenBytes()

  /// Creates a store, or fails if the environment determines no folder for it.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - now: The current time, in seconds since January 1, 1970, 00:00 GMT.
  init?(
    _ environment: Environment, now: @escaping @Sendable () -> Int64 = { Int64(time(nil)) }
  ) {
    guard let path = environment.cacheFolder else { return nil }
    cache = PrivateFolder(path)
    files = StoredFiles(
      folder: PrivateFolder("\(path)/pictures"), suffix: ".picture",
      mostBytes: Self.mostBytesOfPicture)
    self.now = now
  }

  /// The path of the folder.
  var path: SystemText { files.folder.path }

  func response(for key: String) -> StoredResponse? {
    guard isTrusted, let picture = files.response(for: key) else { return nil }
    guard picture.isFresh(at: now()) else {
      files.remove(key)
      return nil
    }
    return picture
  }

  @concurrent
  func keep(_ response: StoredResponse) async {
    guard isTrusted, let count = files.write(response) else { return }
    guard unseen.add(count, most: Self.mostBytesUnseen) else { return }
    _ = try? files.folder.prune(
      suffix: files.suffix, to: Self.mostBytesLeft, mostAge: Self.mostAge)
  }

  /// Removes all pictures.
  ///
  /// - Returns: The number of pictures that were removed.
  /// - Throws: `FileProblem` with the system's error number.
  func clear() throws(FileProblem) -> Int {
    try files.clear()
  }

  /// Whether other users cannot have put another folder in place of this one.
  private var isTrusted: Bool {
    // The run's other cache, which is in the same folder, has a note for the user.
    (try? cache.check()) != nil
  }
}
