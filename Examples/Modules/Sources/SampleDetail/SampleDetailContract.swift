public import Viper

/// The values to open the page with.
public struct SampleDetailInput: Hashable, Sendable {
  /// The identifier of the entity to show.
  public let id: String
  /// The title to show until the entity is loaded.
  public let title: String

  /// Creates an input.
  public init(id: String, title: String = "SampleDetail") {
    self.id = id
    self.title = title
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
@MainActor
public protocol SampleDetailPresentable: AnyObject {
  /// Called when the page has been added to the window; returns when it has settled.
  func onViewAppear() async
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the page, which stays until the entity arrives again.
  func onRefresh() async
  /// Called when the user goes back.
  func onBack()
}

/// The data of the page, as the mapper reads it.
public nonisolated protocol SampleDetailItem: Sendable {
  /// The unique identifier.
  var id: String { get }
  /// The name.
  var name: String { get }
  /// The note; may be empty.
  var note: String { get }
}

/// The interactor's interface for the presenter, which may call it from any actor.
public protocol SampleDetailInteractable: Sendable {
  /// Returns an entity.
  ///
  /// - Parameters:
  ///   - id: The identifier of the entity.
  ///   - reload: Whether the user has asked for the current data, so that stored data will not do.
  /// - Returns: The entity.
  /// - Throws: `CancellationError` if the task was canceled, a `Failure` with a message for the
  ///   user, or any other error, for which the mapper provides the message.
  nonisolated(nonsending) func entity(
    _ id: String, reload: Bool
  ) async throws -> SampleDetailEntity
}

/// The data gateway, implemented by the app and called by the interactor from any actor.
public protocol SampleDetailSource: Sendable {
  /// Returns an entity; see `SampleDetailInteractable`.
  nonisolated(nonsending) func entity(
    _ id: String, reload: Bool
  ) async throws -> SampleDetailEntity
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleDetailUI: AnyObject {
  /// Shows a new state.
  ///
  /// - Parameter state: The new state, with everything that the page shows.
  func update(_ state: SampleDetailState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleDetailRouting: AnyObject {
  /// Goes back to the previous screen.
  func close()
}

/// The state of the page, with everything that it shows.
public struct SampleDetailState: Equatable, Sendable {
  /// The title to show until the entity is loaded.
  public var title = ""
  /// The content of the page.
  public var page = Phase<SampleDetailViewModel>.idle
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleDetailScreen = SampleDetailUI & Screen

extension Updates: SampleDetailUI where State == SampleDetailState {}
