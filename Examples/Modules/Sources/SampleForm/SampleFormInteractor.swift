/// Saves the entity in the store.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct SampleFormInteractor: SampleFormInteractable {
  private let store: any SampleFormStore

  /// Creates an interactor with a store, which may outlive the form.
  public init(store: any SampleFormStore) {
    self.store = store
  }

  public func save(_ entity: SampleFormEntity) async throws {
    // Save in a separate task, which continues when the form is removed, so no data is lost.
    try await Task { [store] in try await store.save(entity) }.value
  }
}
