import Viper
import ViperCommandLine
import ViperText

/// A command that prints movies or people.
///
/// For people, the command opens a screen, prints its scene, and waits until the screen has settled.
/// For other programs, it reads the data from the interactor of the screen's module.
@MainActor
struct ScreenCommand {
  let context: Context
  let gateways: Gateways
  let loader: PosterLoader
  private let movies: MovieWindow
  let printer: Printer
  /// The services selected by `--on`, if any.
  var services: StreamingServices?

  /// Creates a command, which opens the library only if `usesLibrary` is `true`.
  init(_ line: ParsedLine, _ context: Context, usesLibrary: Bool = false) throws {
    self.context = context
    gateways = try Gateways(line, context, usesLibrary: usesLibrary)
    loader = PosterLoader(gateways, line, context)
    movies = MovieWindow(gateways, localizer: context.localizer)
    // If writing fails, closing the window cancels any work in progress.
    printer = Printer(context) { [window = movies.window] in window.close() }
  }

  var window: Window { movies.window }
  var router: RootRouter { movies.router }

  /// Whether a page's module draws it; otherwise, the command reads the page's data and prints its
  /// fields.
  func drawsPage<Subject>(_ selection: FieldSelection<Subject>) -> Bool {
    context.style.isForPeople && !selection.isChosen
  }

  /// Returns the scene of the page that was opened, or throws its failure.
  func drawnPage() throws -> Scene? {
    if let failure = window.scene?.failure {
      throw gateways.failure(failure, in: context.localizer)
    }
    return window.scene
  }

  /// Throws the failure to write, if any.
  func checkOutput() throws {
    if let problem = printer.problem { throw problem }
  }
}

/// Prints a screen as it loads, and stores the failure if writing fails.
@MainActor
final class Printer {
  private let context: Context
  private let onFailure: () -> Void
  private var renderer: StreamRenderer?
  /// The failure that stopped printing, if any.
  private(set) var problem: CommandFailure?

  init(_ context: Context, onFailure: @escaping @MainActor () -> Void) {
    self.context = context
    self.onFailure = onFailure
    renderer = Self.renderer(context)
  }

  /// Starts a new page.
  func beginPage(isApart: Bool) {
    if isApart { add(text: "\n") }
    renderer = Self.renderer(context)
  }

  private static func renderer(_ context: Context) -> StreamRenderer? {
    guard case .screen(let columns) = context.style.format else { return nil }
    return StreamRenderer(
      columns: columns, isColored: context.style.isColored,
      placesCells: context.console.isOutputTerminal && !context.environment.hasDumbTerminal,
      hasLinks: context.hasLinks)
  }

  /// Prints the part of a scene that has not yet been printed.
  func add(_ scene: Scene) {
    // The scene's message is written to standard error.
    var scene = scene
    scene.message = nil
    // A command's output has no interactive elements, and failures are reported when the command
    // ends.
    (scene.loading, scene.failure, scene.picture) = (nil, nil, nil)
    (scene.fields, scene.buttons) = ([], [])
    guard !scene.rows.isEmpty || !scene.lines.isEmpty else { return }
    add(text: renderer?.draw(scene) ?? "")
  }

  /// Prints text without adding a line break.
  func add(text: String) {
    guard problem == nil, !text.isEmpty else { return }
    do throws(CommandFailure) {
      try context.console.write(text)
    } catch {
      problem = error
      onFailure()
    }
  }
}
