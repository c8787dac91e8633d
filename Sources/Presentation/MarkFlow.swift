package import MovieEntities

/// What a presenter does when the user marks a movie: the change, and before it a login if one is needed.
///
/// The rules of marking are those of the interactor. This is the navigation around them, which is the same
/// for a list and for a page.
@MainActor
package final class MarkFlow {
  private let interactor: any MarkInteractable
  private let logIn: @MainActor () async -> Bool
  private let end: @MainActor (Result<MarkResult, MovieError>) -> Void
  /// Whether a change has opened a login, after which it is made.
  private var isLoggingIn = false

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - interactor: The presenter's interactor.
  ///   - logIn: A closure that opens a login, and returns whether it was opened.
  ///   - end: A closure that shows what was done, or why not. Like `logIn`, it must not retain the presenter.
  package init(
    _ interactor: any MarkInteractable, logIn: @escaping @MainActor () async -> Bool,
    end: @escaping @MainActor (Result<MarkResult, MovieError>) -> Void
  ) {
    self.interactor = interactor
    self.logIn = logIn
    self.end = end
  }

  /// Changes a mark of a movie.
  package func change(_ request: MarkRequest, of movie: MovieSummary) async {
    await run { [interactor] () throws(MovieError) in
      try await interactor.change(request, of: movie)
    }
  }

  /// Undoes the last change of a movie or, with `nil`, of any movie.
  package func undo(_ movie: Int?) async {
    await run { [interactor] () throws(MovieError) in try await interactor.undo(movie) }
  }

  /// Continues after the login that a change has opened.
  ///
  /// - Parameter isLoggedIn: Whether the user has logged in. If not, the change is forgotten.
  /// - Returns: `false` if no change has opened a login.
  package func resume(afterLogin isLoggedIn: Bool) async -> Bool {
    guard isLoggingIn else { return false }
    isLoggingIn = false
    await interactor.prepareMarks()
    do throws(MovieError) {
      if let result = try await interactor.endLogin(isLoggedIn: isLoggedIn) {
        end(.success(result))
      }
    } catch {
      end(.failure(error))
    }
    return true
  }

  private func run(
    _ work: @MainActor () async throws(MovieError) -> MarkResult?
  ) async {
    do throws(MovieError) {
      if let result = try await work() { end(.success(result)) }
    } catch {
      guard error.code == .notLoggedIn, !Task.isCancelled else {
        if error.code != .cancelled { end(.failure(error)) }
        return
      }
      // If two changes find that the session has ended, only one of them opens the login.
      guard !isLoggingIn else { return }
      isLoggingIn = true
      if await logIn() { return }
      isLoggingIn = false
      _ = try? await interactor.endLogin(isLoggedIn: false)
      end(.failure(error))
    }
  }
}
