public import Viper

/// The state of a page's last refresh.
public enum PageRefresh: Hashable, Sendable {
  /// There was no refresh, or the notice about the last refresh has been cleared.
  case none
  /// The page is being reloaded. The old content is still shown.
  case loading
  /// The page was reloaded; the notice is shown until the user's next action.
  case done(String)
  /// The refresh failed. The old content is still shown.
  case failed(Failure)

  /// The failure, if the last refresh failed.
  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// The notice about the last refresh or change; setting it to `nil` changes no other state.
  public var notice: String? {
    get { if case .done(let notice) = self { notice } else { nil } }
    set {
      if let newValue { self = .done(newValue) } else if case .done = self { self = .none }
    }
  }
}
