/// Turns notes into a view model.
struct NotesMapper {
  func viewModel(_ notes: [String]) -> NotesViewModel {
    NotesViewModel(lines: notes.map { String($0.prefix { !$0.isNewline }) })
  }
}
