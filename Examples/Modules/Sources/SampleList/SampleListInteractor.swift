public import Viper

/// Fetches the pages from the source.
///
/// Rules about the rows belong here.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct SampleListInteractor: SampleListInteractable {
  private let source: any SampleListSource

  /// Creates an interactor with a source of rows, which may outlive the screen.
  public init(source: any SampleListSource) {
    self.source = source
  }

  public func rows(page: Int, reload: Bool) async throws -> Page<SampleListEntity> {
    try await source.rows(page: page, reload: reload)
  }
}
