import Entities
import ListOfMovies
import Viper

/// Opens one screen, waits until it has settled, and prints it.
@MainActor
struct OneShot {
  private let context: Context
  private let router: RootRouter

  init(_ context: Context) {
    self.context = context
    router = RootRouter(
      gateways: .embedded(context.environment), views: Views(context.style.format),
      afterLogin: .stay)
  }

  func list(_ input: ListOfMoviesInput) async throws(Stop) {
    await router.openList(input)
    try printScene()
  }

  func detail(_ id: MovieID) async throws(Stop) {
    await router.openDetail(id)
    try printScene()
  }

  /// Prints what there is, then stops if something failed.
  private func printScene() throws(Stop) {
    guard var scene = router.window.scene else { return }
    let failure = scene.failure
    let note = scene.message
    scene.message = nil
    let isEmpty = scene.rows.isEmpty && scene.lines.isEmpty
    if !isEmpty { try context.console.write(text(scene)) }
    if let failure { throw Stop(failure) }
    if isEmpty, let note, context.console.isErrorTerminal {
      context.console.note(SafeText.clean(note))
    }
  }

  private func text(_ scene: Scene) -> String {
    switch context.style.format {
    case .screen(let columns):
      return SceneRenderer(columns: columns, isColored: context.style.isColored).draw(scene)
    case .tsv, .json:
      // These views have made their lines harmless already.
      let paint = Paint(isColored: context.style.isColored)
      return scene.lines.map { paint.draw($0.text) + "\n" }.joined()
    }
  }
}
