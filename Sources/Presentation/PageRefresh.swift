public import Viper

/// The state of the last refresh of a page.
public enum PageRefresh: Hashable, Sendable {
  /// Nothing.
  case none
  /// The page is requested again, and the old one is shown meanwhile.
  case underWay
  /// The page is new, which a sentence says until the user goes on.
  case done(String)
  /// The request has failed, and the old page stays.
  case failed(Failure)

  /// The failure, if the last refresh has failed.
  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// The same without the sentence that a page is new.
  public var seen: PageRefresh {
    if case .done = self { .none } else { self }
  }
}

extension Scene {
  /// Shows the state of the last refresh of a page.
  public mutating func show(_ refresh: PageRefresh, loading: String, retry: String) {
    switch refresh {
    case .none: break
    case .underWay: self.loading = loading
    case .done(let sentence): notice = sentence
    case .failed(let failure): show(failure, retry: retry)
    }
  }
}
