import MovieEntities
import MovieLibrary
import Viper

/// Decides what the form shows, and when it is saved and closed.
@MainActor
final class LogEntryPresenter: LogEntryPresentable {
  weak var ui: (any LogEntryUI)?
  private let interactor: any LogEntryInteractable
  private let router: any LogEntryRouting
  private let mapper: LogEntryMapper
  /// The form's initial text.
  private var first: LogEntryForm
  private var form: LogEntryForm
  private var isChecked = false
  /// The days on which the movie has been logged.
  private var days = LoggedDays()
  /// The movie's year, viewings and rating.
  private var facts: String
  /// Whether the user has chosen whether it is a rewatch, which otherwise follows the day.
  private var isRewatchChosen = false
  /// The movie with the title and year that the user has typed, when the form was last submitted.
  private var found: Film?
  private var isAsking = false
  private lazy var shown = PresentedState(LogEntryState()) { [weak self] in
    self?.ui?.update($0)
  }

  init(
    interactor: any LogEntryInteractable, router: any LogEntryRouting, mapper: LogEntryMapper
  ) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
    first = mapper.form(today: interactor.today)
    form = first
    facts = mapper.facts(days, rating: nil)
  }

  func onViewAppear() async {
    shown.show(state())
    guard let movie = mapper.movie ?? newViewing?.movie else { return }
    let days = await interactor.loggedDays(of: movie)
    if newViewing != nil { self.days = days }
    if mapper.movie != nil {
      facts = mapper.facts(days, rating: await interactor.rating(of: movie))
    }
    followDay()
    if !isBusy { shown.show(state()) }
  }

  func onChange(_ field: LogEntryField, to text: String) {
    guard !isBusy else { return }
    form.set(field, to: text)
    if field == .rewatch { isRewatchChosen = true }
    if field == .day { followDay() }
    shown.show(state())
  }

  func onSubmit() async {
    if !isBusy { await save() }
  }

  func onBack() {
    if !isBusy { router.close() }
  }

  /// Whether the form is being saved and ignores the user.
  private var isBusy: Bool {
    isAsking || shown.state.saving.isLoading || shown.state.saving.content != nil
  }

  /// The viewing that the form adds; `nil` if the form is invalid or changes an entry.
  private var newViewing: Viewing? {
    guard case .add(let viewing)? = mapper.change(form, from: first, today: interactor.today)
    else { return nil }
    return viewing
  }

  /// Sets the rewatch according to the day, unless the user has chosen it.
  private func followDay() {
    guard !isRewatchChosen, let viewing = newViewing else { return }
    form.isRewatch = days.isRewatch(on: viewing.day)
    first.isRewatch = form.isRewatch
  }

  /// Returns whether the user wants to log the movie, although it may have been logged that day.
  ///
  /// Finds the movie first if the user has typed its title and year.
  private func confirmDay() async -> Bool {
    found = nil
    guard var viewing = newViewing else { return true }
    isAsking = true
    defer { isAsking = false }
    if mapper.isTyped {
      viewing.movie = await interactor.found(viewing.movie)
      found = viewing.movie
    }
    days = await interactor.loggedDays(of: viewing.movie)
    followDay()
    guard let day = viewing.day, days.contains(day) else { return true }
    return await router.confirm(mapper.question(day))
  }

  private func save() async {
    isChecked = true
    guard await confirmDay() else { return }
    guard var change = mapper.change(form, from: first, today: interactor.today) else {
      return shown.show(state())
    }
    if let found, case .add(var viewing) = change {
      viewing.movie = found
      change = .add(viewing)
    }
    if case .edit(_, []) = change { return router.close() }
    await shown.load(showing: state(.loading()), fallback: state()) { [self] in
      do throws(MovieError) {
        let rejection = try await interactor.save(change)
        let notice = mapper.notice(change, rejection: rejection)
        shown.show(state(.loaded(notice)))
        router.close(notice: notice)
      } catch {
        shown.show(mapper.failure(error)) { state(.failed($0)) }
      }
    }
  }

  private func state(_ saving: Phase<String> = .idle) -> LogEntryState {
    LogEntryState(
      title: mapper.title, facts: facts,
      form: mapper.viewModel(form, from: first, today: interactor.today, isChecked: isChecked),
      saving: saving)
  }
}
