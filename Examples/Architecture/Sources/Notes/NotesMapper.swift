/// Turns notes into what the screen shows of them.
struct NotesMapper {
  func viewModel(_ notes: [String]) -> NotesViewModel {
    NotesViewModel(lines: notes.map { String($0.prefix { !$0.isNewline }) })
  }
}
