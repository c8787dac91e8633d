import PersonDetail

extension StateScreen: PersonDetailUI where State == PersonDetailState {}

extension ScreenCommand {
  /// Prints the page of a person, with all movies.
  ///
  /// - Parameters:
  ///   - id: TMDB's identifier of the person.
  ///   - shape: The fields of the page.
  /// - Throws: `CommandFailure` if the person cannot be loaded or the output cannot be written.
  func person(_ id: Int, in shape: Shape<PersonDetailViewModel>) async throws(CommandFailure) {
    let screen = StateScreen(PersonDetailState.idle)
    await router.openPerson(PersonDetailInput(id: id, pageSize: .max)) { presenter in
      let view = PersonDetailAssembler.ownView(of: presenter)
      connect(screen, view, { await presenter.onViewAppear() }, show: { view.update($0) })
      return screen
    }
    if case .failed(let failure) = screen.state { try end(failure) }
    guard case .loaded(let person) = screen.state else { return }
    try printPage(person, in: shape)
  }
}
