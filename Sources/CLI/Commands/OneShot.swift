import Entities
import ListOfMovies
import Viper

/// Opens one screen, waits until it has settled, and prints it.
@MainActor
struct OneShot {
  private let context: Context
  private let router: RootRouter
  private let printer: LinePrinter

  init(_ line: ParsedLine, _ context: Context) throws(Stop) {
    let window = Window()
    // Nobody reads any more: what is still under way is given up.
    let printer = LinePrinter(context) { window.close() }
    self.context = context
    self.printer = printer
    router = RootRouter(
      window: window, gateways: try Gateways(line, context),
      views: Views(context.style.format) { printer.write($0) }, afterLogin: .stay)
  }

  func list(_ input: ListOfMoviesInput) async throws(Stop) {
    await router.openList(input)
    try printScene()
  }

  func detail(_ id: MovieID) async throws(Stop) {
    await router.openDetail(id)
    try printScene()
  }

  /// Prints what is not printed yet, then stops if something failed.
  private func printScene() throws(Stop) {
    printer.flush()
    if let problem = printer.problem { throw problem }
    guard var scene = router.window.scene else { return }
    let failure = scene.failure
    let note = scene.message
    scene.message = nil
    switch context.style.format {
    case .screen(let columns):
      if !scene.rows.isEmpty || !scene.lines.isEmpty {
        let renderer = SceneRenderer(columns: columns, isColored: context.style.isColored)
        try context.console.write(renderer.draw(scene))
      }
    case .tsv, .json:
      printer.write(scene.lines)
      printer.flush()
    }
    if let problem = printer.problem { throw problem }
    if let failure { throw Stop(failure) }
    if let note, context.console.isErrorTerminal { context.console.note(SafeText.clean(note)) }
  }
}
