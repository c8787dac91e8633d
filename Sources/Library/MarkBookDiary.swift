public import MovieEntities

/// The changes to the diary, which is in the local library and independent of a login.
///
/// Like changes to marks, they continue if the caller's task is canceled.
extension MarkBook {
  /// A viewing that was added to the diary.
  public struct Logged: Sendable {
    /// The library with the viewing.
    public let library: Library
    /// The viewing's entry.
    public let entry: DiaryEntry?
    /// The error if the movie could not be rated in the account; otherwise, `nil`.
    public let rejection: MovieError?
  }

  /// Adds a viewing to the diary, shows it on all screens and, if the user is logged in, sends its
  /// rating to the account.
  ///
  /// - Parameters:
  ///   - viewing: The viewing.
  ///   - isUndoable: Whether `undo()` also undoes the rating in the account. If so, unknown marks
  ///     are requested first.
  /// - Returns: The viewing's entry, and the error if the movie could not be rated.
  /// - Throws: `MovieError` with `stateNotWritable` if the diary could not be changed, and
  ///   `notLoggedIn` if there is no local library.
  @discardableResult
  public func log(
    _ viewing: Viewing, isUndoable: Bool = true
  ) async throws(MovieError) -> Logged {
    try await finish { () throws(MovieError) in
      let (library, events) = try await self.append { _ in [.watch(viewing)] }
      var rejection: MovieError?
      do throws(MovieError) {
        try await self.rate(viewing, of: events.first?.id, isUndoable: isUndoable)
      } catch {
        rejection = error
      }
      return Logged(
        library: library,
        entry: events.first.flatMap { event in
          library.viewing(event.id).map {
            DiaryEntry(id: event.id, time: event.time, viewing: $0)
          }
        },
        rejection: rejection)
    }
  }

  /// Changes fields of a diary entry, and shows the change on all screens.
  ///
  /// - Throws: `MovieError` with `notFound` if the diary no longer has the entry, with
  ///   `stateNotWritable` if the diary could not be changed, and with `notLoggedIn` if there is no
  ///   local library.
  public func edit(
    _ entry: DiaryEntry.ID, _ fields: [Viewing.Field]
  ) async throws(MovieError) {
    try await finish { () throws(MovieError) in
      let events = try await self.append {
        $0.hasEntry(entry) ? [.edit(of: entry, fields)] : []
      }.events
      if events.isEmpty { throw MovieError(.rejection(.noEntry)) }
    }
  }

  /// Removes an entry from the diary, on all screens.
  ///
  /// - Returns: Whether the diary still had the entry.
  /// - Throws: `MovieError` with `stateNotWritable` if the diary could not be changed, and
  ///   `notLoggedIn` if there is no local library.
  @discardableResult
  public func remove(_ entry: DiaryEntry.ID) async throws(MovieError) -> Bool {
    try await finish { () throws(MovieError) in
      try await !self.append { $0.hasEntry(entry) ? [.remove(of: entry)] : [] }.events.isEmpty
    }
  }

  /// Appends events to the library, and shows it.
  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    guard let store = library else { throw MovieError(.notLoggedIn(.noSession)) }
    let result = try await store.append(make)
    catalog?.known?.keep(result.events.compactMap { $0.movie?.id.tmdb })
    // The library's marks are shown only if the user is not logged in.
    await checkOwner()
    show(result.library)
    return result
  }
}
