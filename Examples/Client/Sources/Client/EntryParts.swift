import MovieEntities
import MovieLogEntry
import Viper

// Custom types for the parts of a form for a diary entry.

nonisolated struct EntryInteractor: LogEntryInteractable {
  let today = Day(daysSince1970: 0)

  func save(_ change: LogEntryChange) async throws(MovieError) -> MovieError? { nil }
}

@MainActor
final class EntryRouter: LogEntryRouting {
  private(set) var notices: [String] = []

  func confirm(_ question: Confirmation) async -> Bool { true }
  func close(notice: String) { notices.append(notice) }
  func close() {}
}

@MainActor
final class EntryStore: LogEntryUI, Screen {
  let presenter: any LogEntryPresentable
  private(set) var texts: [String] = []

  init(presenter: any LogEntryPresentable) { self.presenter = presenter }

  func update(_ state: LogEntryState) {
    texts = state.form.fields.map(\.text)
  }

  func onAppear() async { await presenter.onViewAppear() }
}

@MainActor
final class EntryPresenter: LogEntryPresentable {
  func onViewAppear() {}
  func onChange(_ field: LogEntryField, to text: String) {}
  func onSubmit() async {}
  func onBack() {}
}
