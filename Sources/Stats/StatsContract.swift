public import MovieEntities
import MovieLibrary
public import Viper

/// The presenter's interface for the view, called on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol StatsPresentable: AnyObject {
  /// Called when the screen has been added to the window.
  func onViewAppear() async
  /// Called when the screen is back on top.
  func onViewReappear() async
  /// Called when the user shows the year before the current one.
  func onPreviousYear() async
  /// Called when the user shows the year after the current one, or all years after the last one.
  func onNextYear() async
  /// Called when the user opens the diary.
  func onShowDiary() async
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the screen.
  func onRefresh() async
  /// Called when the user goes back.
  func onBack()
}

/// The statistics' data, as the mapper reads it.
protocol StatsItem: Sendable {
  /// The statistics.
  var statistics: LibraryStatistics { get }
  /// The years with viewings, in order.
  var years: [Int] { get }
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol StatsInteractable: Sendable {
  /// Whether there is a diary.
  var hasDiary: Bool { get }

  /// Returns the statistics for a year, or for all years if `year` is `nil` or has no viewings.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the diary cannot be read.
  nonisolated(nonsending) func statistics(year: Int?) async throws(MovieError) -> StatsEntity
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol StatsUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: StatsState)
}

/// The router's interface for the presenter, called on the main actor.
@MainActor
public protocol StatsRouting: AnyObject {
  /// Opens the diary, and returns when it has settled.
  func showDiary() async
  /// Closes the screen.
  func close()
}

/// The interface of the object that opened the statistics, called on the main actor.
@MainActor
public protocol StatsOutput: AnyObject {
  /// Called when the user opens the diary.
  ///
  /// Return when the diary has settled.
  func statsDidOpenDiary() async
}

/// The complete state of the screen.
public struct StatsState: Equatable, Sendable {
  /// Whether there is a diary.
  public var hasDiary = true
  /// A notice about the last refresh, if any.
  public var notice: String?
  /// The statistics.
  public var page = Phase<StatsViewModel>.idle
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias StatsScreen = StatsUI & Screen

extension Updates: StatsUI where State == StatsState {}
