public import Viper

/// The values to open the dialog with.
public struct SampleConfirmInput: Hashable, Sendable {
  /// The entity to delete if the user confirms.
  public let entity: SampleConfirmEntity

  /// Creates an input.
  public init(entity: SampleConfirmEntity) {
    self.entity = entity
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
@MainActor
public protocol SampleConfirmPresentable: AnyObject {
  /// Called when the dialog has been added to the window.
  func onViewAppear()
  /// Called when the user confirms; returns when the dialog has settled.
  func onConfirm() async
  /// Called when the user cancels.
  func onCancel()
}

/// The interactor's interface for the presenter, which may call it from any actor.
public protocol SampleConfirmInteractable: Sendable {
  /// Deletes an entity.
  ///
  /// - Throws: A `Failure` with a message for the user, or any other error, for which the mapper
  ///   provides the message.
  nonisolated(nonsending) func delete(_ entity: SampleConfirmEntity) async throws
}

/// The data gateway, implemented by the app and called by the interactor from any actor.
public protocol SampleConfirmStore: Sendable {
  /// Deletes an entity; see `SampleConfirmInteractable`.
  nonisolated(nonsending) func delete(_ entity: SampleConfirmEntity) async throws
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleConfirmUI: AnyObject {
  /// Shows a new state.
  ///
  /// - Parameter state: The new state, with everything that the dialog shows.
  func update(_ state: SampleConfirmState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleConfirmRouting: AnyObject {
  /// Notifies the output after the entity was deleted, and closes the dialog.
  func finish(with entity: SampleConfirmEntity) async
  /// Closes the dialog.
  func close()
}

/// The interface of the object that opened the dialog, which the dialog calls on the main actor.
@MainActor
public protocol SampleConfirmOutput: AnyObject {
  /// Called after the entity was deleted, before the dialog closes.
  ///
  /// If the user cancels, nothing is called. A list below the dialog does not reload by itself. To
  /// reload it, send it an action in its own step:
  ///
  /// ```swift
  /// await window.run(in: list) { await list.screen.textScreen?.on(.refresh) }
  /// ```
  ///
  /// If the dialog is on top of the deleted entity's page, close the page first, with
  /// `window.close(page)`.
  func sampleConfirm(didDelete entity: SampleConfirmEntity) async
}

/// The state of the dialog, with everything that it shows.
public enum SampleConfirmState: Equatable, Sendable {
  /// The dialog is not in a window yet.
  case idle
  /// The user is choosing.
  case asking(SampleConfirmViewModel)
  /// The entity is being deleted, and the dialog cannot be closed.
  case deleting(SampleConfirmViewModel)
  /// The entity could not be deleted, and the user can try again.
  case failed(SampleConfirmViewModel, Failure)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleConfirmScreen = SampleConfirmUI & Screen

extension Updates: SampleConfirmUI where State == SampleConfirmState {}
