public import Viper

/// The values to open the screen with.
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
  /// Called when the user opens a row, given its position among the shown rows.
  ///
  /// Moves the focus to the row. An invalid index is ignored.
  func onSelectRow(at index: Int) async
  /// Called when the user moves the focus by a number of rows; negative numbers move up.
  ///
  /// `Int.max` moves the focus to the last row.
  func onMoveFocus(by rows: Int) async
  /// Called when the user requests the next page, retries a failed request, or refreshes the list.
  func onPages(_ action: PageAction) async
  /// Called when the user changes the search term.
  ///
  /// The request is sent half a second after the last change. A blank term shows all rows.
  func onSearch(_ term: String) async
  /// Called when the user sorts the loaded rows or narrows them by text.
  func onArrange(_ change: SampleSearchArrangement.Change)
  /// Called when the user goes back, which shows all rows again or closes the screen.
  func onBack()
}

/// The interactor's interface for the presenter, which may call it from any actor.
public protocol SampleSearchInteractable: Sendable {
  /// Returns a page of the rows that match a term, in order.
  ///
  /// - Parameters:
  ///   - term: The term; empty for all rows.
  ///   - page: The page number, starting at 1.
  /// - Returns: The page; empty if it is past the end.
  /// - Throws: `CancellationError` if the task was canceled, a `Failure` with a message for the
  ///   user, or any other error, for which the mapper provides the message.
  nonisolated(nonsending) func rows(
    matching term: String, page: Int
  ) async throws -> Page<SampleSearchEntity>
}

/// The data gateway, implemented by the app and called by the interactor from any actor.
public protocol SampleSearchSource: Sendable {
  /// Returns a page of rows; see `SampleSearchInteractable`.
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
  /// Opens a row and returns when its screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func showRow(_ id: String) async
  /// Goes back to the previous screen.
  func close()
}

/// The interface of the object that opened the screen, which the screen calls on the main actor.
@MainActor
public protocol SampleSearchOutput: AnyObject {
  /// Called when the user has selected a row.
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
  /// The first page is loading.
  case loading(SampleSearchHeading)
  /// There are no rows.
  case empty(SampleSearchHeading)
  /// At least the first page has been loaded.
  case loaded(SampleSearchViewModel)
  /// The first page could not be loaded.
  case failed(SampleSearchHeading, Failure)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleSearchScreen = SampleSearchUI & Screen

extension Updates: SampleSearchUI where State == SampleSearchState {}
