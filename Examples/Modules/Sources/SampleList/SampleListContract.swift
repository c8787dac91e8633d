public import Viper

/// The values that the screen is opened with.
public struct SampleListInput: Hashable, Sendable {
  /// The title of the screen.
  public let title: String
  /// The number of rows to show in all; `nil` for no limit.
  ///
  /// With a limit, further pages are requested at once until there are as many rows. With `nil`,
  /// one page is requested, and the next ones when the user wants more.
  public let limit: Int?

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - limit: The number of rows to show in all, at least 1; `nil` for no limit.
  public init(title: String = "SampleList", limit: Int? = nil) {
    self.title = title
    self.limit = limit
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
@MainActor
public protocol SampleListPresentable: AnyObject {
  /// Called when the screen has been added to the window; returns when it has settled.
  func onViewAppear() async
  /// Called with each action of the user; returns when the screen has settled.
  func on(_ action: UserAction) async
}

/// The interactor's interface for the presenter, which can be called from any actor.
public protocol SampleListInteractable: Sendable {
  /// Returns a page of rows in their order.
  ///
  /// - Parameter page: The page number, from 1.
  /// - Returns: The page; empty if it lies past the end.
  /// - Throws: `CancellationError` if the task was cancelled, a `Failure` with words for the user,
  ///   or any other error, which the mapper words.
  nonisolated(nonsending) func rows(page: Int) async throws -> Page<SampleListEntity>
}

/// The gateway to the data, which the app implements and the interactor calls on any actor.
public protocol SampleListSource: Sendable {
  /// Returns a page of rows, as `SampleListInteractable` does.
  nonisolated(nonsending) func rows(page: Int) async throws -> Page<SampleListEntity>
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleListUI: AnyObject {
  /// Shows a new state.
  ///
  /// - Parameter state: The new state, with everything that the screen shows.
  func update(_ state: SampleListState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol SampleListRouting: AnyObject {
  /// Opens a row, and returns when its screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func showRow(_ id: String) async
  /// Goes back to where the screen was opened from.
  func close()
}

/// The interface of the object that opened the screen, which the screen calls on the main actor.
@MainActor
public protocol SampleListOutput: AnyObject {
  /// Called when the user has chosen a row.
  ///
  /// Return when the row's screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func sampleList(didSelectRow id: String) async
}

/// The state of the screen, with everything that it shows.
public enum SampleListState: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The first page is in progress.
  case loading(title: String)
  /// There are no rows.
  case empty(title: String)
  /// The first page has arrived, and perhaps further ones.
  case loaded(SampleListViewModel)
  /// The request for the first page has failed.
  case failed(title: String, Failure)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleListScreen = SampleListUI & Screen

extension Updates: SampleListUI where State == SampleListState {}
