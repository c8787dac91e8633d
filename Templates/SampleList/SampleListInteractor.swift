import Viper

/// Fetches the pages from the source.
struct SampleListInteractor: SampleListInteractable {
  let source: any SampleListSource

  func rows(page: Int) async throws -> Page<SampleListEntity> {
    try await source.rows(page: page)
  }
}
