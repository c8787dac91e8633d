import Foundation
import Viper

/// The presenter, as the view sees it.
@MainActor
protocol UAdivinoPresentable: AnyObject {
  func onType(_ question: String)
  func onAsk() async
  func onLeave()
}

/// The interactor, as the presenter sees it.
protocol UAdivinoInteractable: Sendable {
  func answer(to question: String) async -> UAdivinoEntity
}

/// The view, as the presenter sees it.
@MainActor
protocol UAdivinoUI: AnyObject {
  func update(_ state: UAdivinoState)
}

/// The router, as the presenter sees it.
@MainActor
protocol UAdivinoRouting: AnyObject {
  func leave()
}

/// The object that opened the module, as the router sees it.
@MainActor
protocol UAdivinoOutput: AnyObject {
  func uAdivinoDidEnd()
}

/// Everything that the view shows.
enum UAdivinoState {
  case asking(question: String)
  case thinking(question: String)
  case answered(UAdivinoViewModel)
}

/// An answer, as the interactor returns it.
struct UAdivinoEntity: Sendable {
  let text: String
  /// The chance that the answer to the question is yes, in percent.
  let chance: Int
}

/// A question with its answer, as the view shows it.
struct UAdivinoViewModel {
  /// The meaning of an answer.
  ///
  /// Only the view knows the color of each meaning.
  enum Meaning {
    case yes, perhaps, no
  }

  let question: String
  let answer: String
  let meaning: Meaning
}

/// Maps entities to what the view shows.
struct UAdivinoMapper {
  func map(_ entity: UAdivinoEntity, question: String) -> UAdivinoViewModel {
    let meaning: UAdivinoViewModel.Meaning =
      entity.chance < 40 ? .no : entity.chance < 60 ? .perhaps : .yes
    return UAdivinoViewModel(question: question, answer: entity.text, meaning: meaning)
  }
}

/// Gives answers from a fixed list.
///
/// The same question always gets the same answer.
struct UAdivinoInteractor: UAdivinoInteractable {
  private static let answers = [
    UAdivinoEntity(text: "Count on it.", chance: 95),
    UAdivinoEntity(text: "It could go either way.", chance: 50),
    UAdivinoEntity(text: "Better not.", chance: 10),
  ]

  func answer(to question: String) async -> UAdivinoEntity {
    // Simulates a slow request.
    try? await Task.sleep(for: .milliseconds(300))
    let sum = question.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Self.answers[sum % Self.answers.count]
  }
}

/// Decides what the view shows.
@MainActor
final class UAdivinoPresenter: UAdivinoPresentable {
  weak var ui: (any UAdivinoUI)?
  private let interactor: any UAdivinoInteractable
  private let router: any UAdivinoRouting
  private let mapper = UAdivinoMapper()
  private var state = UAdivinoState.asking(question: "")

  init(interactor: any UAdivinoInteractable, router: any UAdivinoRouting) {
    self.interactor = interactor
    self.router = router
  }

  func onType(_ question: String) { show(.asking(question: question)) }

  func onAsk() async {
    guard case .asking(let question) = state, !question.isEmpty else { return }
    show(.thinking(question: question))
    let entity = await interactor.answer(to: question)
    show(.answered(mapper.map(entity, question: question)))
  }

  func onLeave() { router.leave() }

  private func show(_ state: UAdivinoState) {
    self.state = state
    ui?.update(state)
  }
}

/// Leaves the module.
@MainActor
final class UAdivinoRouter: UAdivinoRouting {
  private weak var window: Window?
  private weak var output: (any UAdivinoOutput)?

  init(window: Window, output: (any UAdivinoOutput)?) {
    self.window = window
    self.output = output
  }

  func leave() {
    output?.uAdivinoDidEnd()
    // Does nothing if this is the only module in the window.
    window?.close(self)
  }
}

/// Draws the state as a scene, and passes the user's actions to the presenter.
@MainActor
final class UAdivinoView: UAdivinoUI, TextScreen {
  private let presenter: any UAdivinoPresentable
  private var state = UAdivinoState.asking(question: "")

  init(presenter: any UAdivinoPresentable) {
    self.presenter = presenter
  }

  var scene: Scene { draw(state) }

  func update(_ state: UAdivinoState) { self.state = state }
  func onAppear() async {}

  func on(_ action: UserAction) async {
    switch action {
    case .type("question", let text): presenter.onType(text)
    case .submit, .activate("ask"): await presenter.onAsk()
    case .back: presenter.onLeave()
    default: break
    }
  }

  private func draw(_ state: UAdivinoState) -> Scene {
    var scene = Scene(name: "uAdivino", title: "Ask a yes-or-no question.")
    let shown: String
    switch state {
    case .asking(let question): shown = question
    case .thinking(let question):
      shown = question
      scene.loading = "Thinking…"
    case .answered(let viewModel):
      shown = viewModel.question
      scene.lines = [Scene.Line(line(viewModel))]
    }
    scene.fields = [Scene.Field(name: "question", label: "Question", text: shown)]
    scene.buttons = [Scene.Button(id: "ask", label: "Ask", isEnabled: scene.loading == nil)]
    return scene
  }

  private func line(_ viewModel: UAdivinoViewModel) -> StyledText {
    switch viewModel.meaning {
    case .yes: StyledText("✓ " + viewModel.answer, .init(color: .green))
    case .perhaps: StyledText("~ " + viewModel.answer, .init(color: .yellow))
    case .no: StyledText("✗ " + viewModel.answer, .init(color: .red))
    }
  }
}

/// Creates the parts and connects them.
///
/// No other code names all of them.
@MainActor
enum UAdivinoAssembler {
  static func assemble(
    interactor: any UAdivinoInteractable, window: Window, output: (any UAdivinoOutput)?
  ) -> Module {
    let router = UAdivinoRouter(window: window, output: output)
    let presenter = UAdivinoPresenter(interactor: interactor, router: router)
    let view = UAdivinoView(presenter: presenter)
    presenter.ui = view
    return Module(name: "uAdivino", screen: view, parts: [view, presenter, router])
  }
}

/// Shows the module line by line, on a terminal or in a pipe.
///
/// Each line of input is a question.
@main
@MainActor
final class Program: UAdivinoOutput {
  private let window = Window()
  private var isEnded = false
  private var drawn: [StyledText] = []

  static func main() async {
    let program = Program()
    await program.run()
  }

  private func run() async {
    await window.replaceRoot(
      with: UAdivinoAssembler.assemble(
        interactor: UAdivinoInteractor(), window: window, output: self))
    draw()
    while !isEnded, let line = readLine() {
      // An empty line leaves, as Esc does in a full-screen host.
      guard !line.isEmpty else {
        await window.send(.back)
        continue
      }
      await window.send(.type(field: "question", text: line))
      await window.send(.submit())
      draw()
    }
    window.close()
  }

  func uAdivinoDidEnd() {
    print("Goodbye.")
    isEnded = true
  }

  /// Prints the lines of the scene that are new.
  private func draw() {
    guard let scene = window.scene else { return }
    let lines = [StyledText(scene.title)] + scene.lines.map(\.text) + loading(scene)
    for line in lines where !drawn.contains(line) { print(colored(line)) }
    drawn = lines
  }

  private func loading(_ scene: Scene) -> [StyledText] {
    scene.loading.map { [StyledText($0, .dim)] } ?? []
  }

  private func colored(_ line: StyledText) -> String {
    guard isatty(STDOUT_FILENO) == 1 else { return line.text }
    return line.spans.map { span in
      let code =
        switch span.style.color {
        case .green: "32"
        case .yellow: "33"
        case .red: "31"
        default: span.style.isDim ? "2" : "0"
        }
      return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }.joined()
  }
}
