import MovieEntities

/// Changes the diary in the local library, and rates a logged movie in the user's account.
struct LogEntryInteractor: LogEntryInteractable {
  let store: any LibraryStore
  let marks: MarkBook
  let now: @Sendable () -> Day
  var today: Day { now() }

  func save(_ change: LogEntryChange) async throws(MovieError) -> MovieError? {
    // The separate task continues if the form is removed, so that no entry is lost.
    let task = Task { () async -> Result<MovieError?, MovieError> in
      do throws(MovieError) {
        return .success(try await apply(change))
      } catch {
        return .failure(error)
      }
    }
    return try await task.value.get()
  }

  private func apply(_ change: LogEntryChange) async throws(MovieError) -> MovieError? {
    switch change {
    case .edit(let id, let fields):
      await marks.show(try await store.append([.edit(of: id, fields)]).library)
      return nil
    case .add(let viewing):
      // The marks must be known, so that only an account receives the rating.
      await marks.prepare()
      await marks.show(try await store.append([.watch(viewing)]).library)
      return await rate(viewing)
    }
  }

  private func rate(_ viewing: Viewing) async -> MovieError? {
    guard let rating = viewing.rating else { return nil }
    let movie = viewing.movie
    do throws(MovieError) {
      _ = try await marks.change(
        .set(.rating(rating)),
        of: MovieSummary(id: movie.id, title: movie.title, year: movie.year))
      return nil
    } catch {
      // The change must not wait for a later login.
      if error.code == .notLoggedIn { await marks.dropChanges() }
      return error
    }
  }
}
