import MovieEntities

/// Fetches a person from the source, and the user's marks from the mark book.
struct PersonDetailInteractor: PersonDetailInteractable {
  let source: any PersonSource
  let book: MarkBook?

  func person(_ id: Int) async throws(MovieError) -> any Person {
    try await source.person(id)
  }
}
