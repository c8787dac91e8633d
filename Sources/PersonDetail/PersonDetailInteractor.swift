import MovieEntities

/// Fetches a person; the user's marks of the movies are in the book.
struct PersonDetailInteractor: PersonDetailInteractable {
  let source: any PersonSource
  let book: MarkBook?

  func person(_ id: Int) async throws(MovieError) -> any Person {
    try await source.person(id)
  }
}
