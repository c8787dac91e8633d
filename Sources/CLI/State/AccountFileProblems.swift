import TMDBEmbedded
import Wording

/// What is said when the file of an account cannot be read or written.
struct AccountFileProblems {
  let words: Words
  /// Where the files lie.
  let folder: String

  func homeless() -> ShelfProblem {
    .notKept(
      words("Favorites, watchlist and ratings cannot be kept: HOME is not set."),
      advice: words("Set HOME, or XDG_STATE_HOME."))
  }

  func cannotKeep(_ problem: FileProblem) -> ShelfProblem {
    .notKept(
      words("Favorites, watchlist and ratings cannot be kept in \(folder): \(problem.reason)."),
      advice: accessAdvice)
  }

  private var accessAdvice: String {
    words("Make room or give access there, or set XDG_STATE_HOME to another folder.")
  }

  func cannotLock(_ name: String, _ problem: FileProblem) -> ShelfProblem {
    guard problem.isHeld else { return cannotKeep(problem) }
    return .notKept(
      words("Another program holds \(folder)/\(name), and does not let go of it."),
      advice: words("End that program, and try again."))
  }

  func cannotRead(_ name: String, _ problem: FileProblem) -> ShelfProblem {
    .notReadable(
      words(
        """
        The favorites, watchlist and ratings in \(folder)/\(name) cannot be read: \
        \(problem.reason).
        """),
      advice: words("Give access to the file, or set XDG_STATE_HOME to another folder."))
  }

  func damaged(_ name: String, aside: String) -> ShelfProblem {
    .damaged(
      words(
        """
        The favorites, watchlist and ratings in \(folder)/\(name) are damaged; they were set \
        aside as \(folder)/\(aside).
        """),
      advice: words("Try again: the account begins anew."))
  }

  func cannotSetAside(_ name: String, _ problem: FileProblem) -> ShelfProblem {
    .notReadable(
      words(
        """
        The favorites, watchlist and ratings in \(folder)/\(name) are damaged, and cannot be \
        set aside: \(problem.reason).
        """),
      advice: words("Move the file away, or set XDG_STATE_HOME to another folder."))
  }
}
