import Viper

/// The state of a screen of notes.
enum NotesState: Equatable {
  case idle
  case loading
  case loaded(Paged<Note>)
  case failed(Failure)

  var notes: Paged<Note>? {
    if case .loaded(let notes) = self { notes } else { nil }
  }

  /// The state as spelled in recorded events: `20 notes, focus: 3, next: available`.
  var spelled: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .failed(let failure): "failed(\(failure.code))"
    case .loaded(let notes):
      "\(notes.rows.count) notes" + (notes.focus == 0 ? "" : ", focus: \(notes.focus)")
        + spelled(notes.nextPage)
    }
  }

  private func spelled(_ page: NextPage) -> String {
    switch page {
    case .none: ""
    case .available: ", next: available"
    case .loading: ", next: loading"
    case .failed(let failure): ", next: failed(\(failure.code))"
    }
  }
}
