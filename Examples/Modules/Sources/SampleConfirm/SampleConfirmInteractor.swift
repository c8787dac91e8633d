/// Deletes the entity from the store.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct SampleConfirmInteractor: SampleConfirmInteractable {
  private let store: any SampleConfirmStore

  /// Creates an interactor with a store, which may outlive the dialog.
  public init(store: any SampleConfirmStore) {
    self.store = store
  }

  public func delete(_ entity: SampleConfirmEntity) async throws {
    // Delete in a separate task, which continues when the dialog is removed.
    try await Task { [store] in try await store.delete(entity) }.value
  }
}
