import MovieEntities
import MoviePresentation
import Viper

/// The user's marks on the movies of a list: what is asked, changed, refused and taken back.
@MainActor
final class ListMarks {
  /// A change that the user wants for a movie.
  struct Wish: Sendable {
    let movie: Int
    let title: String
    let mark: MovieMark
    /// Returns the change, from the marks that the service has.
    let change: @Sendable (AccountStates) -> MarkChange
    var isUndo = false

    var work: MovieListActions.Work { .init(movie: movie, mark: mark) }
  }

  private let interactor: any ListOfMoviesInteractable
  private let router: any ListOfMoviesRouting
  private let shown: PresentedState<ListOfMoviesState>
  private let mapper: MovieMapper
  private(set) var actions = MovieListActions()
  /// The changes that take back those before them, the last one at the end.
  private var history: [Wish] = []
  /// The wishes that wait for a log-in.
  private var kept: [Wish] = []

  init(
    _ interactor: any ListOfMoviesInteractable, _ router: any ListOfMoviesRouting,
    in shown: PresentedState<ListOfMoviesState>, mapper: MovieMapper
  ) {
    self.interactor = interactor
    self.router = router
    self.shown = shown
    self.mapper = mapper
  }

  /// The text of the rating that is asked for; `nil` if none is.
  var question: MovieListActions.RatingQuestion? { actions.question }

  /// Whether a wish waits for a log-in.
  var isWaiting: Bool { !kept.isEmpty }

  /// Asks for a rating of a movie, or stops asking.
  func ask(_ movie: MovieViewModel?) {
    show { actions in
      actions.question = movie.map { mapper.question($0) }
    }
  }

  func type(_ text: String) {
    show { actions in
      actions.question?.text = text
      actions.question?.complaint = mapper.complaint(aboutRating: text)
    }
  }

  /// Applies the typed rating, or complains about it.
  func submit(as list: any ListOfMoviesModuleInput) async {
    guard let question else { return }
    guard let rating = OwnRating(trimming: question.text) else {
      return show { $0.question?.complaint = mapper.ratingComplaint }
    }
    ask(nil)
    await want(
      Wish(movie: question.movie, title: question.title, mark: .rating) { _ in .rating(rating) },
      as: list)
  }

  /// Takes back the last change.
  func undo(as list: any ListOfMoviesModuleInput) async {
    guard actions.underWay.isEmpty, let wish = history.popLast() else { return }
    await want(wish, as: list)
  }

  /// Requests a change, and says what became of it; a log-in comes first if it is needed.
  ///
  /// A resumed wish has just caused a log-in, and does not cause another one.
  func want(
    _ wish: Wish, as list: any ListOfMoviesModuleInput, isResumed: Bool = false
  ) async {
    guard !Task.isCancelled, !actions.underWay.contains(wish.work) else {
      // What was to be taken back can still be.
      if wish.isUndo { history.append(wish) }
      return show { $0.canUndo = !history.isEmpty }
    }
    show { $0.underWay.insert(wish.work) }
    var refusal: MovieError?
    var said = ""
    do throws(MovieError) {
      // Without a session there are no marks, and the change is refused.
      let known = wish.isUndo ? nil : try await interactor.states(of: wish.movie)
      let states = known ?? AccountStates()
      let change = wish.change(states)
      try await interactor.apply(change, for: wish.movie)
      let before = states.now(wish.mark)
      if !wish.isUndo {
        history.append(
          Wish(
            movie: wish.movie, title: wish.title, mark: wish.mark, change: { _ in before },
            isUndo: true))
      }
      said = mapper.sentence(change, of: wish.title, canUndo: !wish.isUndo)
    } catch {
      refusal = error
    }
    let needsLogin = refusal?.code == .notLoggedIn && !isResumed
    if refusal != nil, wish.isUndo, !needsLogin { history.append(wish) }
    if let refusal, refusal.code != .cancelled { said = mapper.refusal(refusal) }
    show(saying: needsLogin ? "" : said) {
      $0.underWay.remove(wish.work)
      $0.canUndo = !history.isEmpty
    }
    guard needsLogin, !Task.isCancelled else { return }
    kept.append(wish)
    // If two changes find that the session has ended, only one of them opens the log-in.
    guard kept.count == 1, !(await router.logIn(for: list)) else { return }
    giveUp()
    show(saying: said) { _ in }
  }

  /// Forgets the wishes that wait for a log-in; what was to be taken back can still be.
  private func giveUp() {
    history += kept.filter(\.isUndo)
    kept = []
  }

  /// Goes on after a log-in that a wish has caused.
  func onLoginEnd(isLoggedIn: Bool, as list: any ListOfMoviesModuleInput) async {
    let wishes = kept
    guard isLoggedIn else {
      giveUp()
      return show { $0.canUndo = !history.isEmpty }
    }
    kept = []
    for wish in wishes { await want(wish, as: list, isResumed: true) }
  }

  /// Requests the address of a trailer, which the button of the movie then has.
  func findTrailer(of movie: MovieViewModel) async {
    let id = movie.id
    let work = MovieListActions.Work(movie: id, mark: nil)
    guard actions.trailer[id] == nil, !actions.underWay.contains(work) else { return }
    show { $0.underWay.insert(work) }
    var said = ""
    var trailer: [Int: String] = [:]
    do throws(MovieError) {
      if let address = try await interactor.trailer(of: id) {
        trailer[id] = address
      } else {
        said = mapper.noTrailer(movie.title)
      }
    } catch {
      if error.code != .cancelled { said = mapper.refusal(error) }
    }
    show(saying: said) {
      $0.underWay.remove(work)
      $0.trailer = trailer
    }
  }

  /// Shows the actions again, on a list that has replaced the one before.
  func show() { show { _ in } }

  private func show(saying notice: String = "", _ change: (inout MovieListActions) -> Void) {
    change(&actions)
    shown.show(shown.state.acting(actions), resting: shown.rest.acting(actions))
    if !notice.isEmpty { shown.show(shown.state.noticing(notice), resting: nil) }
  }
}
