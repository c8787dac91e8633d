import TMDB

/// Why a shelf could not be read or written.
public struct ShelfProblem: Error, Hashable, Sendable {
  /// What becomes of the answer that waited for the shelf.
  let failure: TransportFailure

  /// Something could not be kept; what was kept before is still there.
  ///
  /// - Parameters:
  ///   - message: What happened, as a sentence for a person.
  ///   - advice: What to do about it, as a sentence, or nothing.
  /// - Returns: The problem.
  public static func notKept(_ message: String, advice: String = "") -> ShelfProblem {
    ShelfProblem(failure: .notKept(message, advice: advice))
  }

  /// What is kept cannot be read, and stays as it is.
  ///
  /// - Parameters:
  ///   - message: What happened, as a sentence for a person.
  ///   - advice: What to do about it, as a sentence, or nothing.
  /// - Returns: The problem.
  public static func notReadable(_ message: String, advice: String = "") -> ShelfProblem {
    ShelfProblem(failure: .notReadable(message, advice: advice))
  }

  /// What was kept is damaged and has been set aside: whoever asks again finds an empty shelf.
  ///
  /// - Parameters:
  ///   - message: What happened, as a sentence for a person.
  ///   - advice: What to do about it, as a sentence, or nothing.
  /// - Returns: The problem.
  public static func damaged(_ message: String, advice: String = "") -> ShelfProblem {
    ShelfProblem(failure: .damaged(message, advice: advice))
  }
}
