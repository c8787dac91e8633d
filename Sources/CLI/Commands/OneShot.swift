import Entities
import ListOfMovies
import Viper
import Wording

/// Opens one screen, prints it as it arrives, and waits until it has settled.
@MainActor
struct OneShot {
  private let context: Context
  private let router: RootRouter
  private let printer: Printer

  init(_ line: ParsedLine, _ context: Context) throws(Stop) {
    let window = Window()
    // Nobody reads any more: what is still under way is given up.
    let printer = Printer(context) { window.close() }
    self.context = context
    self.printer = printer
    router = RootRouter(
      window: window, gateways: try Gateways(line, context),
      views: Views(context.style.format, localizer: context.localizer, printer: printer),
      localizer: context.localizer, afterLogin: .stay)
  }

  func list(_ input: ListOfMoviesInput) async throws(Stop) {
    // A long list need not be there whole before its first row is seen.
    if case .screen = context.style.format {
      router.window.onChange = { [printer, weak window = router.window] in
        if let scene = window?.scene, !scene.rows.isEmpty { printer.grow(scene) }
      }
    }
    await router.openList(input)
    guard var note = try finish(), context.console.isErrorTerminal else { return }
    if case .kind(let kind) = input.query, kind.isPersonal, input.page == 1 {
      // A screen says where to press; here it takes a command.
      let localizer = context.localizer
      note = localizer("The list is empty. Put a movie there with '\(Program.name) mark'.")
    }
    context.console.note(SafeText.clean(note))
  }

  func detail(_ id: MovieID) async throws(Stop) {
    await router.openDetail(id)
    // What is missing from the page is told everybody.
    if let note = try finish() { context.console.note(SafeText.clean(note)) }
  }

  /// Prints what is not printed yet, then stops if something failed.
  ///
  /// - Returns: What the screen has to say besides.
  private func finish() throws(Stop) -> String? {
    if let problem = printer.problem { throw problem }
    guard let scene = router.window.scene else { return nil }
    printer.finish(scene)
    if let problem = printer.problem { throw problem }
    if let failure = scene.failure { throw Stop(failure, in: context.localizer) }
    return scene.message
  }
}
