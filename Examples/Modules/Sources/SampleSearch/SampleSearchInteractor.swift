public import Viper

/// Fetches the pages from the source.
///
/// Rules about the rows belong here.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct SampleSearchInteractor: SampleSearchInteractable {
  private let source: any SampleSearchSource

  /// Creates an interactor with a source of rows, which may outlive the screen.
  public init(source: any SampleSearchSource) {
    self.source = source
  }

  public func rows(
    matching term: String, page: Int
  ) async throws -> Page<SampleSearchEntity> {
    try await source.rows(matching: term, page: page)
  }
}
