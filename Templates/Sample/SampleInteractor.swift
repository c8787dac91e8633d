/// Fetches the rows from the source.
struct SampleInteractor: SampleInteractable {
  let source: any SampleSource

  func rows() async throws -> [SampleEntity] {
    try await source.rows()
  }
}
