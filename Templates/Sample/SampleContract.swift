public import Viper

/// The values that the screen is opened with.
public struct SampleInput: Hashable, Sendable {
  /// The title of the screen.
  public let title: String

  /// Creates an input.
  ///
  /// - Parameter title: The title of the screen.
  public init(title: String = "Sample") {
    self.title = title
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol SamplePresentable: AnyObject {
  /// Called when the screen has been added to the window.
  func onViewAppear() async
  /// Called when the user has opened a row, which receives the focus.
  ///
  /// - Parameter index: The index of the row, from 0. An index without a row is ignored.
  func onSelectRow(at index: Int) async
  /// Called when the user has moved the focus.
  ///
  /// - Parameter rows: The number of rows to move by. A negative number moves the focus back.
  func onMoveFocus(by rows: Int)
  /// Called when the user wants to retry what failed.
  func onRetry() async
  /// Called when the user wants to load the rows again.
  func onRefresh() async
  /// Called when the user goes back.
  func onBack()
}

/// The interactor's interface for the presenter, which can be called from any actor.
public protocol SampleInteractable: Sendable {
  /// Returns the rows in their order.
  ///
  /// - Returns: The rows; empty if there are none.
  /// - Throws: `CancellationError` if the task was cancelled; otherwise any error, which the mapper
  ///   words.
  nonisolated(nonsending) func rows() async throws -> [SampleEntity]
}

/// The gateway to the data, which the app implements and the interactor calls on any actor.
public protocol SampleSource: Sendable {
  /// Returns the rows in their order.
  ///
  /// - Returns: The rows; empty if there are none.
  /// - Throws: `CancellationError` if the task was cancelled; otherwise any error.
  nonisolated(nonsending) func rows() async throws -> [SampleEntity]
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleUI: AnyObject {
  /// Shows a new state.
  ///
  /// - Parameter state: The new state, with everything that the screen shows.
  func update(_ state: SampleState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleRouting: AnyObject {
  /// Opens a row, and returns when its screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func showRow(_ id: String) async
  /// Goes back to where the screen was opened from.
  func close()
}

/// The interface of the object that opened the screen, which the screen calls on the main actor.
@MainActor
public protocol SampleOutput: AnyObject {
  /// Called when the user has chosen a row.
  ///
  /// Return when the row's screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func sample(didSelectRow id: String) async
}

/// The state of the screen, with everything that it shows.
public enum SampleState: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The rows are under way.
  case loading(title: String)
  /// There are no rows.
  case empty(title: String)
  /// The rows have arrived.
  case loaded(SampleViewModel)
  /// The request has failed.
  case failed(title: String, Failure)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleScreen = SampleUI & Screen

extension Updates: SampleUI where State == SampleState {}
