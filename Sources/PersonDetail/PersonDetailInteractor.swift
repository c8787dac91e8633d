import MovieEntities

struct PersonDetailInteractor: PersonDetailInteractable {
  let source: any PersonSource

  func person(_ id: Int) async throws(MovieError) -> any Person {
    try await source.person(id)
  }
}
