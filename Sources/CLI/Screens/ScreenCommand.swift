import Viper
import ViperCommandLine
import ViperTerminal

/// Opens a screen, prints its states as they arrive, and waits until it has settled.
@MainActor
struct ScreenCommand {
  let context: Context
  let gateways: Gateways
  let loader: PosterLoader
  let window = Window()
  let printer: Printer

  init(_ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    self.context = context
    gateways = try Gateways(line, context)
    loader = PosterLoader(gateways, line, context)
    // If the output cannot be written, closing the window cancels the work that is under way.
    printer = Printer(context) { [window] in window.close() }
  }

  /// A router that shows the screen in the window of the command.
  var router: RootRouter {
    RootRouter(window: window, gateways: gateways, localizer: context.localizer)
  }

  /// Prints a complete page: the screen for a person, unless fields were selected.
  func printPage<Subject>(
    _ subject: Subject, in selection: FieldSelection<Subject>
  ) throws(CommandFailure) {
    if context.style.isForPeople, !selection.isChosen {
      if let scene = window.scene { printer.add(scene) }
    } else {
      try context.print(subject, in: selection)
    }
    try end(nil)
  }

  func end(_ failure: Failure?) throws(CommandFailure) {
    if let problem = printer.problem { throw problem }
    if let failure { throw gateways.failure(failure, in: context.localizer) }
  }
}
