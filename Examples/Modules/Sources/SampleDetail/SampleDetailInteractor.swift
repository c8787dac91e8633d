/// Fetches the entity from the source.
///
/// Rules about the entity belong here.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct SampleDetailInteractor: SampleDetailInteractable {
  private let source: any SampleDetailSource

  /// Creates an interactor with a source, which may outlive the page.
  public init(source: any SampleDetailSource) {
    self.source = source
  }

  public func entity(_ id: String, reload: Bool) async throws -> SampleDetailEntity {
    try await source.entity(id, reload: reload)
  }
}
