import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

/// Decides what the form shows, and when the report takes its place.
@MainActor
final class FileImportPresenter: FileImportPresentable {
  weak var ui: (any FileImportUI)?
  private let interactor: any FileImportInteractable
  private let router: any FileImportRouting
  private let mapper: FileImportMapper
  private let work = LatestTask()
  /// Whether the user has canceled the import in progress, which may be waiting for a file.
  private var isCanceled = false
  private lazy var shown = PresentedState(FileImportState()) { [weak self] in
    self?.ui?.update($0)
  }

  init(
    interactor: any FileImportInteractable, router: any FileImportRouting,
    mapper: FileImportMapper
  ) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func onViewAppear() async { shown.show(shown.state) }

  func onChange(_ field: FileImportField, to text: String) {
    guard isEditing else { return }
    shown.edit { state in
      state.report = .idle
      switch field {
      case .file:
        (state.form.file, state.form.dates, state.form.asksForDates) = (text, "", false)
      case .order: state.form.dates = text
      }
    }
  }

  func onSubmit() async {
    guard isEditing else { return }
    guard shown.state.form.file.contains(where: { !$0.isWhitespace }) else {
      return shown.edit { $0.report = .failed(mapper.noFile) }
    }
    await work.run { [self] in await importFile() }
  }

  func onUndo() async {
    guard shown.state.report.content?.canUndo == true else { return }
    do throws(MovieError) {
      if let undone = try await interactor.undo() { router.close(notice: mapper.notice(undone)) }
    } catch {
      shown.edit(\.report) { $0.notice = mapper.failure(error).text }
    }
  }

  func onBack() {
    guard shown.state.report.isLoading, !isCanceled else { return router.close() }
    isCanceled = true
    work.cancel()
  }

  /// Whether the user can change the form.
  private var isEditing: Bool {
    !shown.state.report.isLoading && shown.state.report.content == nil
  }

  /// Imports the file, and shows the report or the reason why there is none.
  private func importFile() async {
    let form = shown.state.form
    isCanceled = false
    shown.edit { $0.report = .loading() }
    do throws(Failure) {
      let report = try await interactor.report(
        on: form.file, order: DateOrder(rawValue: form.dates)
      ) { [weak self, mapper] step in
        self?.shown.edit { $0.form.progress = mapper.progress(step) }
      }
      end(.loaded(mapper.report(report)))
    } catch {
      end(error.isCancellation ? .idle : .failed(error))
    }
  }

  /// Shows how an import has ended, even if it was canceled too late.
  private func end(_ report: Phase<FileImportViewModel.Report>) {
    shown.edit { state in
      (state.report, state.form.progress) = (report, nil)
      if state.datesError != nil { state.form.asksForDates = true }
    }
  }
}
