public import MovieEntities

/// Changes marks on behalf of a presenter, and opens a login if a change requires one.
///
/// The interactor implements the rules for marks. This type implements the navigation, which is the
/// same for lists and movie pages.
@MainActor
package final class MarkFlow {
  private let interactor: any MarkInteractable
  private let logIn: @MainActor () async -> Bool
  private let end: @MainActor (Result<MarkResult, MovieError>) -> Void
  /// Whether a change is waiting for a login.
  private var isLoggingIn = false

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - interactor: The presenter's interactor.
  ///   - logIn: A closure that opens a login and returns whether the login was opened.
  ///   - end: A closure that shows the result. Like `logIn`, this closure must not retain the
  ///     presenter.
  package init(
    _ interactor: any MarkInteractable, logIn: @escaping @MainActor () async -> Bool,
    end: @escaping @MainActor (Result<MarkResult, MovieError>) -> Void
  ) {
    self.interactor = interactor
    self.logIn = logIn
    self.end = end
  }

  /// Changes one of a movie's marks.
  package func change(_ request: MarkRequest, of movie: MovieSummary) async {
    await run { [interactor] () throws(MovieError) in
      try await interactor.change(request, of: movie)
    }
  }

  /// Undoes the last change to a movie's marks; if `movie` is `nil`, undoes the last change to any
  /// marks.
  package func undo(_ movie: Int?) async {
    await run { [interactor] () throws(MovieError) in try await interactor.undo(movie) }
  }

  /// Resumes the waiting change after its login has ended.
  ///
  /// - Parameter isLoggedIn: Whether the user has logged in. If not, the change is discarded.
  /// - Returns: `false` if no change is waiting for a login.
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
      // If two changes fail because the session has ended, only the first opens a login.
      guard !isLoggingIn else { return }
      isLoggingIn = true
      if await logIn() { return }
      isLoggingIn = false
      _ = try? await interactor.endLogin(isLoggedIn: false)
      end(.failure(error))
    }
  }
}

/// An object that opens the form for a diary entry, such as the output of a module with movies.
///
/// A module's router has the same interface, and passes each call on to the module's output.
@MainActor
public protocol MovieLogOutput: AnyObject {
  /// Opens the form that adds a movie to the diary, and returns when its screen has settled.
  ///
  /// The closure shows a notice after the movie has been logged.
  func log(_ movie: MovieSummary, notice: @escaping @MainActor (String) -> Void) async
}

extension MovieLogOutput {
  /// Does nothing by default, for programs without a diary.
  public func log(_ movie: MovieSummary, notice: @escaping @MainActor (String) -> Void) async {}
}
