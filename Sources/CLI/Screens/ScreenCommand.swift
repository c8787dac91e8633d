import ListOfMovies
import MovieDetail
import PersonDetail
import Viper
import ViperCommandLine
import ViperText

/// Opens a screen, prints its states as they arrive, and waits until it has settled.
@MainActor
struct ScreenCommand {
  let context: Context
  let gateways: Gateways
  let loader: PosterLoader
  let window = Window()
  let printer: Printer
  /// The services that `--on` selects, if any.
  var services: StreamingServices?

  init(_ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    self.context = context
    gateways = try Gateways(line, context)
    loader = PosterLoader(gateways, line, context)
    // If the output cannot be written, closing the window cancels the work that is in progress.
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

/// The view of a module for output that a program reads, which prints each state as it arrives.
@MainActor
final class ProgramView<State>: Screen {
  /// The drawing that keeps the last state, from which no scene is drawn.
  private let drawing: SceneCache<State>
  private let print: @MainActor (State) -> Void
  private let appear: @MainActor () async -> Void

  init(
    _ drawing: SceneCache<State>, print: @escaping @MainActor (State) -> Void = { _ in },
    appear: @escaping @MainActor () async -> Void
  ) {
    self.drawing = drawing
    self.print = print
    self.appear = appear
  }

  func onAppear() async {
    await appear()
  }

  func update(_ state: State) {
    drawing.update(state)
    print(state)
  }
}

extension ProgramView: ListOfMoviesUI where State == ListOfMoviesState {}
extension ProgramView: MovieDetailUI where State == MovieDetailState {}
extension ProgramView: PersonDetailUI where State == PersonDetailState {}

/// Prints a screen while it is loaded, and keeps the failure if the output cannot be written.
@MainActor
final class Printer {
  private let context: Context
  private let onFailure: () -> Void
  private var renderer: StreamRenderer?
  /// The failure that has stopped printing, if any.
  private(set) var problem: CommandFailure?

  init(_ context: Context, onFailure: @escaping @MainActor () -> Void) {
    self.context = context
    self.onFailure = onFailure
    renderer = Self.renderer(context)
  }

  /// Begins another page, which is drawn completely.
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

  /// Prints a document for another program, and a line break after it.
  func add(document pieces: some Sequence<String>) {
    for piece in pieces { add(text: piece) }
    add(text: "\n")
  }

  /// Prints the part of a scene that has not been printed.
  func add(_ scene: Scene) {
    // The message of the scene is written to standard error.
    var scene = scene
    scene.message = nil
    // A command ends on its own and accepts no input.
    (scene.loading, scene.failure, scene.picture) = (nil, nil, nil)
    (scene.fields, scene.buttons) = ([], [])
    guard !scene.rows.isEmpty || !scene.lines.isEmpty else { return }
    add(text: renderer?.draw(scene) ?? "")
  }

  /// Prints text, which includes its line terminators.
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
