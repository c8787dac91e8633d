import PersonDetail
import Viper
import ViperCommandLine

extension ScreenCommand {
  /// Prints the page of a person, with all movies.
  func person(_ id: Int, in selection: FieldSelection<PersonDetailViewModel>)
    async throws(CommandFailure)
  {
    let last = Drawing(PersonDetailState.idle)
    await router.openPerson(PersonDetailInput(id: id, pageSize: .max)) { presenter in
      guard context.style.isForPeople else {
        return ProgramView(last) { await presenter.onViewAppear() }
      }
      return PersonDetailAssembler.ownView(of: presenter, drawing: last)
    }
    if case .failed(let failure) = last.state { try end(failure) }
    guard case .loaded(let person) = last.state else { return }
    try printPage(person, in: selection)
  }
}
