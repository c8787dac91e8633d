import MovieEntities
import MovieLibrary

/// Fetches a person from the source, and the user's marks from the mark book.
struct PersonDetailInteractor: PersonDetailInteractable {
  let source: any PersonSource
  let marks: any MarkInteractable
  let facts: (any FactInteractable)?

  func person(_ id: Int, reload: Bool) async throws(MovieError) -> any Person {
    try await CachePolicy.reloading(reload) { () throws(MovieError) in
      try await source.person(id)
    }
  }
}
