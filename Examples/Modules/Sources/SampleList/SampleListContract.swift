public import Viper

/// The values to open the screen with.
public struct SampleListInput: Hashable, Sendable {
  /// The title of the screen.
  public let title: String
  /// The total number of rows to show, or `nil` for no limit.
  ///
  /// With a limit, pages are requested until there are enough rows. Otherwise, a single page is
  /// requested first, and more pages when the user asks for them.
  public let limit: Int?
  /// The identifier of the row that has the focus first, such as the `savedState` of an earlier
  /// module; `nil` for the first row.
  public let focus: String?

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - limit: The total number of rows to show, at least 1, or `nil` for no limit.
  ///   - focus: The identifier of the row that has the focus first; `nil` for the first row.
  public init(title: String = "SampleList", limit: Int? = nil, focus: String? = nil) {
    self.title = title
    self.limit = limit
    self.focus = focus
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
@MainActor
public protocol SampleListPresentable: AnyObject {
  /// Called when the screen has been added to the window; returns when it has settled.
  func onViewAppear() async
  /// Called when the user opens a row.
  ///
  /// Moves the focus to the row. An invalid index is ignored.
  func onSelectRow(at index: Int) async
  /// Called when the user moves the focus by a number of rows; negative numbers move up.
  ///
  /// `Int.max` moves the focus to the last row.
  func onMoveFocus(by rows: Int) async
  /// Called when the user requests the next page.
  func onMore() async
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the list.
  ///
  /// The rows and the focus stay until the new rows arrive.
  func onRefresh() async
  /// Called when the user goes back.
  func onBack()
}

/// A row's data, as the mapper reads it.
public nonisolated protocol SampleListItem: Sendable {
  /// The unique identifier.
  var id: String { get }
  /// The name.
  var name: String { get }
  /// The note; may be empty.
  var note: String { get }
}

/// The interactor's interface for the presenter, which may call it from any actor.
public protocol SampleListInteractable: Sendable {
  /// Returns a page of rows, in order.
  ///
  /// - Parameters:
  ///   - page: The page number, starting at 1.
  ///   - reload: Whether the user has asked for the current data, so that stored data will not do.
  /// - Returns: The page; empty if it is past the end.
  /// - Throws: `CancellationError` if the task was canceled, a `Failure` with a message for the
  ///   user, or any other error, for which the mapper provides the message.
  nonisolated(nonsending) func rows(
    page: Int, reload: Bool
  ) async throws -> Page<SampleListEntity>
}

/// The data gateway, implemented by the app and called by the interactor from any actor.
public protocol SampleListSource: Sendable {
  /// Returns a page of rows; see `SampleListInteractable`.
  nonisolated(nonsending) func rows(
    page: Int, reload: Bool
  ) async throws -> Page<SampleListEntity>
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
  /// Opens a row and returns when its screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func showRow(_ id: String) async
  /// Goes back to the previous screen.
  func close()
}

/// The interface of the object that opened the screen, which the screen calls on the main actor.
@MainActor
public protocol SampleListOutput: AnyObject {
  /// Called when the user has selected a row.
  ///
  /// Return when the row's screen has settled.
  ///
  /// - Parameter id: The identifier of the row.
  func sampleList(didSelectRow id: String) async
}

/// The state of the screen, with everything that it shows.
public struct SampleListState: Equatable, Sendable {
  /// The title of the screen.
  public var title = ""
  /// The rows.
  public var list = Phase<Paged<SampleListViewModel>>.idle

  /// The reason why the first or the next page could not be loaded, if a request for it failed.
  public var failure: Failure? { list.failure ?? list.content?.failure }
}

/// A view of this module, which the presenter updates and the window shows.
public typealias SampleListScreen = SampleListUI & Screen

extension Updates: SampleListUI where State == SampleListState {}
