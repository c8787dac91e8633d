import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Decides what the diary shows, and when it is read again.
@MainActor
final class DiaryPresenter: DiaryPresentable, MarkObserver {
  weak var ui: (any DiaryUI)?
  private let interactor: any DiaryInteractable
  private let router: any DiaryRouting
  private let mapper: DiaryMapper
  private let searches = LatestTask()
  /// The entries that have been read, in the order of the state's entries.
  private var entries: [DiaryEntry] = []
  /// The number of times that the diary has been read.
  private var reads = 0
  private lazy var shown = PresentedState(
    DiaryState(hasDiary: interactor.hasDiary, canUndo: interactor.marks.canUndo)
  ) { [weak self] in self?.update($0) }

  init(interactor: any DiaryInteractable, router: any DiaryRouting, mapper: DiaryMapper) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  /// Shows a state, with what is known about the focused entry's movie.
  private func update(_ state: DiaryState) {
    var state = state
    state.movie = state.list.content?.focused?.movie
    if let id = state.movie?.id.tmdb {
      state.movie?.show(interactor.facts?[id], in: mapper.localizer)
    }
    ui?.update(state)
  }

  func onViewAppear() async {
    interactor.marks.observe(self)
    await interactor.marks.prepare(reload: false)
    await reload()
  }

  func onViewReappear(notice: String?) async {
    shown.edit { $0.notice = notice }
    await reload()
  }

  /// Reads the diary, moves the focus to an entry, if it is given and shown, and returns whether the
  /// entries are shown.
  @discardableResult
  private func reload(focus entry: DiaryEntry.ID? = nil) async -> Bool {
    let old = reads
    await shown.load(\.list, failure: mapper.failure) { [weak self] () throws(MovieError) in
      try await self?.read(focus: entry) ?? DiaryListViewModel()
    }
    return reads != old
  }

  private func read(focus entry: DiaryEntry.ID?) async throws(MovieError) -> DiaryListViewModel {
    let entries = try await interactor.entries()
    let search = shown.state.search
    let found = search.isEmpty ? nil : await interactor.ids(matching: search)
    var list = shown.state.list.content ?? DiaryListViewModel()
    guard !Task.isCancelled else { return list }
    self.entries = entries
    reads += 1
    let rows = mapper.rows(entries) { [marks = interactor.marks] in marks.marks(of: $0).isFavorite }
    list.show(rows, found: found)
    if let entry { list.moveFocus(toEntry: entry) }
    return list
  }

  // MARK: The focus

  func onSelectMovie(at index: Int) async {
    hideNotice()
    guard var list = shown.state.list.content, list.moveFocus(to: index) else { return }
    edit { _ = $0.moveFocus(to: index) }
    if let movie = list.focused?.movie { await router.showMovie(movie) }
  }

  func onMoveFocus(by rows: Int) {
    hideNotice()
    edit { $0.moveFocus(by: rows) }
  }

  func onPreviousYear() { moveFocus(to: \.previousYear) }

  func onNextYear() { moveFocus(to: \.nextYear) }

  private func moveFocus(to year: KeyPath<DiaryListViewModel, Int?>) {
    hideNotice()
    edit { list in
      if let year = list[keyPath: year] { list.moveFocus(toYear: year) }
    }
  }

  // MARK: Search and arrangement

  func onSearch(_ text: String) async {
    hideNotice()
    guard text != shown.state.search else { return }
    shown.edit { $0.search = text }
    await searches.run { [interactor, shown] in
      let found = text.isEmpty ? nil : await interactor.ids(matching: text)
      guard !Task.isCancelled else { return }
      shown.edit(\.list) { $0.show(found: found) }
    }
  }

  func onArrange(_ change: DiaryArrangement.Change) {
    hideNotice()
    edit { $0.arrangement.apply(change) }
  }

  // MARK: Entries

  func onEdit() async {
    hideNotice()
    if let entry = focusedEntry { await router.edit(entry) }
  }

  func onDelete() async {
    hideNotice()
    guard let entry = focusedEntry, await router.confirm(mapper.deletion(of: entry)) else { return }
    await change { [interactor, mapper] () throws(MovieError) in
      let isDeleted = try await interactor.remove(entry.id)
      return (isDeleted ? mapper.deleted(entry) : mapper.alreadyDeleted, nil)
    }
  }

  func onUndo() async {
    hideNotice()
    await change { [interactor, mapper] () throws(MovieError) in
      try await interactor.marks.undo().map { (mapper.undone($0), $0.change.entry) }
    }
  }

  /// Makes a change, shows the diary with it, and then the notice that the change returns.
  ///
  /// The change can also return the entry to focus.
  private func change(
    _ work: @MainActor () async throws(MovieError) -> (notice: String, focus: DiaryEntry.ID?)?
  ) async {
    do throws(MovieError) {
      guard let (notice, focus) = try await work() else { return }
      await reload(focus: focus)
      shown.edit { $0.notice = notice }
    } catch {
      let failure = mapper.failure(error)
      if !failure.isCancellation { shown.edit { $0.notice = failure.text } }
    }
  }

  func onLog() async {
    hideNotice()
    if let entry = focusedEntry {
      await router.log(entry.viewing.movie)
    } else {
      await router.log(typed: shown.state.search)
    }
  }

  private var focusedEntry: DiaryEntry? {
    guard let id = shown.state.list.content?.focused?.id else { return nil }
    return entries.first { $0.id == id }
  }

  func marksDidChange(_ movies: Set<MovieID>?) {
    let (marks, entries) = (interactor.marks, entries)
    shown.edit { state in
      state.canUndo = marks.canUndo
      guard state.list.content?.entries.count == entries.count else { return }
      state.list.edit { list in
        list.showFavorites { marks.marks(of: entries[$0].viewing.movie.id).isFavorite }
      }
    }
  }

  // MARK: Other actions

  func onRetry() async {
    hideNotice()
    await reload()
  }

  func onRefresh() async {
    hideNotice()
    if await reload() { shown.edit { $0.notice = mapper.updated } }
  }

  func onShowStats() async {
    hideNotice()
    await router.showStats()
  }

  func onBack() {
    hideNotice()
    if shown.state.list.content?.arrangement.canClear == true {
      edit { $0.arrangement.apply(.clear) }
    } else {
      router.close()
    }
  }

  private func edit(_ change: (inout DiaryListViewModel) -> Void) { shown.edit(\.list, change) }

  /// Hides the notice about the user's last action.
  private func hideNotice() { shown.edit { $0.notice = nil } }
}
