import Foundation

/// The presenter, as the view sees it.
@MainActor
protocol UAdivinoPresentable: AnyObject {
  func onType(_ question: String)
  func onAsk() async
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
  private let mapper = UAdivinoMapper()
  private var state = UAdivinoState.asking(question: "")

  init(interactor: any UAdivinoInteractable) {
    self.interactor = interactor
  }

  func onType(_ question: String) { show(.asking(question: question)) }

  func onAsk() async {
    guard case .asking(let question) = state, !question.isEmpty else { return }
    show(.thinking(question: question))
    let entity = await interactor.answer(to: question)
    show(.answered(mapper.map(entity, question: question)))
  }

  private func show(_ state: UAdivinoState) {
    self.state = state
    ui?.update(state)
  }
}

/// Draws the state, and passes the user's input to the presenter.
@MainActor
final class UAdivinoView: UAdivinoUI {
  private let presenter: any UAdivinoPresentable

  init(presenter: any UAdivinoPresentable) {
    self.presenter = presenter
  }

  func run() async {
    print("Ask a yes-or-no question.")
    while let line = readLine(), !line.isEmpty {
      presenter.onType(line)
      await presenter.onAsk()
    }
  }

  func update(_ state: UAdivinoState) {
    switch state {
    case .asking: break
    case .thinking: show("Thinking…", color: "2")
    case .answered(let viewModel): draw(viewModel)
    }
  }

  private func draw(_ viewModel: UAdivinoViewModel) {
    switch viewModel.meaning {
    case .yes: show("✓ " + viewModel.answer, color: "32")
    case .perhaps: show("~ " + viewModel.answer, color: "33")
    case .no: show("✗ " + viewModel.answer, color: "31")
    }
  }

  private func show(_ text: String, color: String) {
    print(isatty(STDOUT_FILENO) == 1 ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text)
  }
}

@main
@MainActor
struct Program {
  static func main() async {
    let presenter = UAdivinoPresenter(interactor: UAdivinoInteractor())
    let view = UAdivinoView(presenter: presenter)
    presenter.ui = view
    await view.run()
  }
}
