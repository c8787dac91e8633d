public import MovieEntities
package import MovieLibrary
package import Viper
package import ViperLocalization

/// The part of a presenter's interface for marking the focused movie, the same for all screens.
///
/// Each asynchronous method returns when the change has been confirmed or rejected, or when the
/// screen that it opened has settled.
@MainActor
public protocol MarkPresentable: AnyObject {
  /// Called when the user adds the movie to the favorites or the watchlist, or removes it.
  func onToggle(_ kind: Mark.Kind) async
  /// Called when the user opens the rating prompt.
  func onRate()
  /// Called when the user changes the text in the rating prompt.
  func onTypeRating(_ text: String)
  /// Called when the user submits the rating prompt; empty text removes the rating.
  func onSubmitRating() async
  /// Called when the user opens the form that adds the movie to the diary.
  func onLog() async
  /// Called when the user undoes the last change.
  func onUndo() async
}

/// A movie that the user can mark.
package protocol MarkedMovie {
  /// The movie that the marks belong to.
  var summary: Film { get }
  /// The user's known marks.
  var marks: Marks { get }
  /// The user's rating as text; empty if the user has not rated the movie.
  var ownRating: String { get }
}

extension MovieViewModel: MarkedMovie {}

/// A view model with a movie that the user can mark.
package protocol MarkedContent {
  associatedtype Movie: MarkedMovie
  /// The movie that is marked, if any.
  var focused: Movie? { get }
  /// The rating prompt; `nil` if no prompt is shown.
  var prompt: RatingPrompt? { get set }
  /// The result of the user's last action, if any.
  var notice: String? { get set }
  /// The reason why the last change failed, if it did and the screen does not show it as a notice.
  var failure: Failure? { get set }

  /// Opens the rating prompt.
  mutating func open(_ prompt: RatingPrompt)
}

extension MarkedContent {
  package mutating func open(_ prompt: RatingPrompt) { self.prompt = prompt }

  /// Shows a failure as a notice.
  package var failure: Failure? {
    get { nil }
    set { notice = newValue?.text }
  }
}

/// Changes marks on behalf of a presenter, asks for ratings, and opens a login if a change requires
/// one.
///
/// The interactor implements the rules for marks. This type implements what the user sees of them,
/// which is the same on all screens with movies.
@MainActor
package final class MarkFlow<State: Equatable, Content: MarkedContent>: MarkPresentable {
  private let marks: any MarkInteractable
  private let router: any MovieLogOutput
  private let shown: PresentedState<State>
  private let path: WritableKeyPath<State, Content?>
  private let localizer: Localizer
  private let logIn: @MainActor () async -> Bool
  /// Whether a change is waiting for a login.
  private var isLoggingIn = false

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - marks: The user's marks, from the presenter's interactor.
  ///   - router: The presenter's router, which opens the form for the diary.
  ///   - shown: The presenter's state.
  ///   - path: The part of the state with the movie; `nil` until it is loaded.
  ///   - localizer: The localizer for the screen's language.
  ///   - presenter: The presenter. Held weakly.
  ///   - logIn: A closure that opens a login for the presenter, and returns whether the login was
  ///     opened.
  package init<Presenter: AnyObject>(
    _ marks: any MarkInteractable, _ router: any MovieLogOutput,
    of shown: PresentedState<State>, at path: WritableKeyPath<State, Content?>,
    in localizer: Localizer, for presenter: Presenter,
    logIn: @escaping @MainActor (Presenter) async -> Bool
  ) {
    self.marks = marks
    self.router = router
    self.shown = shown
    self.path = path
    self.localizer = localizer
    self.logIn = { [weak presenter] in
      if let presenter { await logIn(presenter) } else { false }
    }
  }

  private var content: Content? { shown.state[keyPath: path] }

  /// Applies a user's change to the content, if there is any, and hides its notice and failure.
  package func edit(_ change: (inout Content) -> Void) {
    shown.edit { state in
      guard var content = state[keyPath: path] else { return }
      (content.notice, content.failure) = (nil, nil)
      change(&content)
      state[keyPath: path] = content
    }
  }

  // MARK: Actions

  package func onToggle(_ kind: Mark.Kind) async {
    if let movie = content?.focused?.summary { await change(.toggle(kind), of: movie) }
  }

  package func onRate() {
    guard let movie = content?.focused else { return }
    edit { $0.open(localizer.ratingPrompt(movie)) }
  }

  package func onTypeRating(_ text: String) {
    let text = OwnRating.typed(text)
    let validationError = localizer.validationError(aboutRating: text)
    edit { $0.prompt?.type(text, validationError: validationError) }
  }

  package func onSubmitRating() async {
    guard let prompt = content?.prompt else { return }
    guard let answer = prompt.answer else {
      return edit { $0.prompt?.validationError = localizer.ratingValidationError }
    }
    edit { $0.prompt = nil }
    if case .rating(let rating) = answer {
      await change(.set(.rating(rating)), of: prompt.movie)
    }
  }

  /// Closes the rating prompt, and returns whether it was open.
  package func closePrompt() -> Bool {
    guard content?.prompt != nil else { return false }
    edit { $0.prompt = nil }
    return true
  }

  package func onLog() async {
    if let movie = content?.focused?.summary { await router.log(movie) }
  }

  package func onUndo() async {
    hideFailure()
    await run { [marks, localizer] () throws(MovieError) in
      try await marks.undo().map(localizer.sentence)
    }
  }

  // MARK: Changes

  private func change(_ change: MarkChange, of movie: Film) async {
    hideFailure()
    await run { [marks, localizer] () throws(MovieError) in
      try await marks.change(change, of: movie).map { localizer.sentence($0) }
    }
  }

  /// Resumes the waiting change after its login has ended.
  ///
  /// - Parameter isLoggedIn: Whether the user has logged in. If not, the change is discarded.
  /// - Returns: `false` if no change is waiting for a login.
  @discardableResult
  package func resume(afterLogin isLoggedIn: Bool) async -> Bool {
    guard isLoggingIn else { return false }
    isLoggingIn = false
    await marks.prepare(reload: false)
    do throws(MovieError) {
      if let result = try await marks.endLogin(isLoggedIn: isLoggedIn) {
        show(notice: localizer.sentence(result))
      }
    } catch {
      show(error)
    }
    return true
  }

  /// Hides the failure of the last change while the next one is made.
  private func hideFailure() {
    if content?.failure != nil { edit { _ in } }
  }

  /// Runs work that returns a notice.
  private func run(_ work: @MainActor () async throws(MovieError) -> String?) async {
    do throws(MovieError) {
      if let notice = try await work() { show(notice: notice) }
    } catch {
      guard error.code == .notLoggedIn, !Task.isCancelled else {
        if error.code != .cancelled { show(error) }
        return
      }
      // If two changes fail because the session has ended, only the first opens a login.
      guard !isLoggingIn else { return }
      isLoggingIn = true
      edit { _ in }
      if await logIn() { return }
      isLoggingIn = false
      _ = try? await marks.endLogin(isLoggedIn: false)
      show(error)
    }
  }

  /// Shows a notice, such as the one that a form has left.
  package func show(notice: String) { edit { $0.notice = notice } }

  private func show(_ error: MovieError) {
    let failure = localizer.failure(error)
    edit { $0.failure = failure }
  }
}

extension Localizer {
  fileprivate func sentence(_ result: MarkResult) -> String {
    sentence(result.mark, of: result.movie.title, canUndo: result.canUndo)
  }
}

/// An object that opens the form for a diary entry, such as the output of a module with movies.
///
/// A module's router has the same interface, and passes each call on to the module's output.
@MainActor
public protocol MovieLogOutput: AnyObject {
  /// Opens the form that adds a movie to the diary, and returns when its screen has settled.
  ///
  /// After the movie has been logged, the form leaves a notice for the screen below.
  func log(_ movie: Film) async
  /// Opens the form that logs a movie by its title, which need not be in the catalog, and returns
  /// when its screen has settled.
  ///
  /// - Parameter text: The title to start with and, optionally, its year, as typed; may be empty.
  func log(typed text: String) async
}

extension MovieLogOutput {
  /// Does nothing by default, for programs without a diary.
  public func log(_ movie: Film) async {}
  /// Does nothing by default.
  public func log(typed text: String) async {}
}
