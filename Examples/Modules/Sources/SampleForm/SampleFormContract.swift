public import Viper

/// The values to open the form with.
public struct SampleFormInput: Hashable, Sendable {
  /// The title of the form.
  public let title: String
  /// The entity to edit, or `nil` for a new one.
  public let entity: SampleFormEntity?

  /// Creates an input.
  ///
  /// By default, the form creates a new entity.
  public init(title: String = "SampleForm", entity: SampleFormEntity? = nil) {
    self.title = title
    self.entity = entity
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
@MainActor
public protocol SampleFormPresentable: AnyObject {
  /// Called when the form has been added to the window.
  func onViewAppear()
  /// Called with the full text of a field when the user changes it.
  func onChange(_ field: SampleFormField, to text: String)
  /// Called when the user submits the form; returns when the form has settled.
  ///
  /// Blanks before and after a text are removed. An invalid form shows its errors and is not saved.
  func onSubmit() async
  /// Called when the user goes back.
  func onBack()
}

/// The data to edit, as the mapper reads it.
public nonisolated protocol SampleFormItem: Sendable {
  /// The name.
  var name: String { get }
  /// The note; may be empty.
  var note: String { get }
}

/// The interactor's interface for the presenter, which may call it from any actor.
public protocol SampleFormInteractable: Sendable {
  /// Saves an entity.
  ///
  /// - Throws: `SampleFormError` if a field is rejected, a `Failure` with a message for the
  ///   user, or any other error, for which the mapper provides the message.
  nonisolated(nonsending) func save(_ entity: SampleFormEntity) async throws
}

/// The data gateway, implemented by the app and called by the interactor from any actor.
public protocol SampleFormStore: Sendable {
  /// Saves an entity; see `SampleFormInteractable`.
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
  /// Notifies the output after the entity was saved, and closes the form.
  func finish(with entity: SampleFormEntity) async
  /// Goes back to the previous screen.
  func close()
}

/// The interface of the object that opened the form, which the form calls on the main actor.
@MainActor
public protocol SampleFormOutput: AnyObject {
  /// Called after an entity was saved, before the form closes.
  ///
  /// If the user goes back without saving, nothing is called. A list below the form does not reload
  /// by itself. To reload it, send it an action in its own step:
  ///
  /// ```swift
  /// await window.run(in: list) { await list.screen.textScreen?.on(.refresh) }
  /// ```
  func sampleForm(didSave entity: SampleFormEntity) async
}

/// The state of the form, with everything that it shows.
public struct SampleFormState: Equatable, Sendable {
  /// The title of the form.
  public var title = ""
  /// The fields.
  public var form = SampleFormViewModel()
  /// How far saving the entity has got; idle while the user fills in the form.
  ///
  /// The form cannot be edited while the entity is being saved. Once it is saved, the form closes.
  public var saving = Phase<SampleFormEntity>.idle
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleFormScreen = SampleFormUI & Screen

extension Updates: SampleFormUI where State == SampleFormState {}
