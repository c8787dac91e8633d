public import Viper

/// The values that the screen is opened with.
public struct SampleSearchInput: Hashable, Sendable {
  /// The title of the screen.
  public let title: String
  /// Creates an input.
  ///
  /// - Parameter title: The title of the screen.
  public init(title: String = "SampleSearch") {
    self.title = title
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
@MainActor
public protocol SampleSearchPresentable: AnyObject {
  /// Called when the screen has been added to the window; returns when it has settled.
  func onViewAppear() async
  /// Called with each action of the user; returns when the screen has settled.
  func on(_ action: UserAction) async
}

/// The interactor's interface for the presenter, which can be called from any actor.
public protocol SampleSearchInteractable: Sendable {
  /// Returns a page of the rows that match a term, in their order.
  ///
  /// - Parameters:
  ///   - term: The term; empty for all rows.
  ///   - page: The page number, from 1.
  /// - Returns: The page; empty if it lies past the end.
  /// - Throws: `CancellationError` if the task was cancelled, a `Failure` with words for the user,
  ///   or any other error, which the mapper words.
  nonisolated(nonsending) func rows(
    matching term: String, page: Int
  ) async throws -> Page<SampleSearchEntity>
}

/// The gateway to the data, which the app implements and the interactor calls on any actor.
public protocol SampleSearchSource: Sendable {
  /// Returns a page of rows, as `SampleSearchInteractable` does.
  nonisolated(nonsending) func rows(
    matching term: String, page: Int
  ) async throws -> Page<SampleSearchEntity>
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleSearchUI: AnyObject {
  /// Shows a new state.
  ///
  /// - Parameter state: The new state, with everything that the screen shows.
  func update(_ state: SampleSearchState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleSearchRouting: AnyObject {
  /// Opens a row, and returns when its screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func showRow(_ id: String) async
  /// Goes back to where the screen was opened from.
  func close()
}

/// The interface of the object that opened the screen, which the screen calls on the main actor.
@MainActor
public protocol SampleSearchOutput: AnyObject {
  /// Called when the user has chosen a row.
  ///
  /// Return when the row's screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func sampleSearch(didSelectRow id: String) async
}

/// The state of the screen, with everything that it shows.
public enum SampleSearchState: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The first page is in progress.
  case loading(SampleSearchHeading)
  /// There are no rows.
  case empty(SampleSearchHeading)
  /// The first page has arrived, and perhaps further ones.
  case loaded(SampleSearchViewModel)
  /// The request for the first page has failed.
  case failed(SampleSearchHeading, Failure)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleSearchScreen = SampleSearchUI & Screen

extension Updates: SampleSearchUI where State == SampleSearchState {}
