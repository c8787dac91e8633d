public import Entities
import TMDB

/// Why a shelf could not be read or written.
public struct ShelfProblem: Error, Hashable, Sendable {
  /// What is wrong.
  ///
  /// When it says that damage was set aside, the next call finds an empty shelf.
  public let trouble: FileTrouble

  /// Makes a problem.
  ///
  /// - Parameter trouble: What is wrong.
  public init(_ trouble: FileTrouble) {
    self.trouble = trouble
  }

  /// What becomes of the request that waited for the shelf.
  var failure: TransportFailure { .file(trouble) }
}
