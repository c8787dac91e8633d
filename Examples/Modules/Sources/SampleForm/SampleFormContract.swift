public import Viper

/// The values that the form is opened with.
public struct SampleFormInput: Hashable, Sendable {
  /// The title of the form.
  public let title: String
  /// The entity to change.
  public let entity: SampleFormEntity

  /// Creates an input; without an entity, the form is for a new one.
  public init(
    title: String = "SampleForm", entity: SampleFormEntity = SampleFormEntity()
  ) {
    self.title = title
    self.entity = entity
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
@MainActor
public protocol SampleFormPresentable: AnyObject {
  /// Called when the form has been added to the window.
  func onViewAppear()
  /// Called with each action of the user; returns when the form has settled.
  func on(_ action: UserAction) async
}

/// The interactor's interface for the presenter, which can be called from any actor.
public protocol SampleFormInteractable: Sendable {
  /// Saves an entity.
  ///
  /// - Throws: `SampleFormRefusal` if a field is refused, a `Failure` with words for the
  ///   user, or any other error, which the mapper words.
  nonisolated(nonsending) func save(_ entity: SampleFormEntity) async throws
}

/// The gateway to the data, which the app implements and the interactor calls on any actor.
public protocol SampleFormStore: Sendable {
  /// Saves an entity, as `SampleFormInteractable` does.
  nonisolated(nonsending) func save(_ entity: SampleFormEntity) async throws
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleFormUI: AnyObject {
  /// Shows a new state.
  ///
  /// - Parameter state: The new state, with everything that the form shows.
  func update(_ state: SampleFormState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleFormRouting: AnyObject {
  /// Leads on after the entity has been saved, and closes the form.
  func finish(with entity: SampleFormEntity) async
  /// Goes back to where the form was opened from.
  func close()
}

/// The interface of the object that opened the form, which the form calls on the main actor.
@MainActor
public protocol SampleFormOutput: AnyObject {
  /// Called when an entity has been saved, before the form is closed.
  func sampleForm(didSave entity: SampleFormEntity) async
}

/// The state of the form, with everything that it shows.
public enum SampleFormState: Equatable, Sendable {
  /// The form has not been added to a window yet.
  case idle
  /// The user fills in the form.
  case editing(SampleFormViewModel)
  /// The entity is being saved, and the form cannot be changed.
  case saving(SampleFormViewModel)
  /// The entity has not been saved, and the user can try again.
  case failed(SampleFormViewModel, Failure)
  /// The entity has been saved, and the form is about to close.
  case saved(SampleFormViewModel)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleFormScreen = SampleFormUI & Screen

extension Updates: SampleFormUI where State == SampleFormState {}
