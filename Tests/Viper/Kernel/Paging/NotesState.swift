import Viper

/// The state of a screen of notes.
struct NotesState: Equatable {
  var notes = Phase<Paged<Note>>.idle

  /// The text of the state in events, such as `20 notes, focus: 3, next: available`.
  var spelled: String {
    switch notes {
    case .idle: "idle"
    case .loading: "loading"
    case .failed(let failure, _): "failed(\(failure.code))"
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
