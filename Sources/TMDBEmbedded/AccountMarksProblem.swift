public import Entities
import TMDB

/// The error of a store that could not be read or written.
public struct AccountMarksProblem: Error, Hashable, Sendable {
  /// The failure of the store's file.
  ///
  /// If the failure says that a damaged file was renamed, the next call finds an empty store.
  public let trouble: FileTrouble

  /// Creates an error.
  public init(_ trouble: FileTrouble) {
    self.trouble = trouble
  }

  /// The failure of the request that needed the store.
  var failure: MovieError { MovieError(.file(trouble)) }
}
