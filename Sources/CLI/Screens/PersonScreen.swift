import LoginModule
import MovieEntities
import MoviePresentation
import PersonDetail
import Viper

extension ScreenEntry {
  static let person = ScreenEntry(
    name: "person", help: "Open a person.", argument: .person,
    page: { $0.argument.flatMap(PersonID.init).map { .person($0.number) } },
    route: { if case .person(let id?) = $0 { .person(id) } else { nil } },
    module: { router, screen in
      screen.route.argument.flatMap(PersonID.init).map { id in
        router.person(
          PersonDetailInput(
            id: id.number, name: screen.title ?? "", savedState: screen.savedState()))
      }
    })
}

extension Route {
  static func person(_ id: Int) -> Route { Route(name: "person", argument: "\(id)") }
}

extension RootRouter: PersonDetailOutput {
  /// Returns a new module that shows a person, by default with the module's own interactor.
  func person(
    _ input: PersonDetailInput, interactor: (any PersonDetailInteractable)? = nil
  ) -> Module {
    let module = PersonDetailAssembler.assemble(
      input: input,
      interactor: interactor
        ?? PersonDetailAssembler.defaultInteractor(source: gateways.people, marks: gateways.marks),
      window: window, output: self, localizer: localizer)
    module.route = Route.person(input.id)
    return module
  }

  /// Opens a person's page, by default with the module's own interactor.
  func openPerson(
    _ input: PersonDetailInput, interactor: (any PersonDetailInteractable)? = nil
  ) async {
    await window.replaceRoot(with: person(input, interactor: interactor))
  }

  /// Opens a person over the current screen.
  func pushPerson(_ id: Int, name: String) async {
    await window.push(person(PersonDetailInput(id: id, name: name)))
  }

  func personDetail(didSelectMovie movie: MovieViewModel) async { await push(movie) }

  func personDetail(needsLogin person: any PersonDetailModuleInput) async -> Bool {
    await logins.present(for: person) { [weak person] in await person?.onLoginEnd(isLoggedIn: $0) }
  }
}
