import Foundation

/// The presenter, as the view sees it.
@MainActor
protocol UAdivinoPresentable: AnyObject {
  func onType(_ question: String)
  func onAsk()
}

/// The view, as the presenter sees it.
@MainActor
protocol UAdivinoUI: AnyObject {
  func update(_ state: UAdivinoState)
}

/// Everything that the view shows.
enum UAdivinoState {
  case asking(question: String)
  case answered(UAdivinoViewModel)
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

/// Decides what the view shows.
@MainActor
final class UAdivinoPresenter: UAdivinoPresentable {
  weak var ui: (any UAdivinoUI)?
  private var state = UAdivinoState.asking(question: "")
  private let answers = [
    ("Count on it.", UAdivinoViewModel.Meaning.yes), ("It could go either way.", .perhaps),
    ("Better not.", .no),
  ]

  func onType(_ question: String) { show(.asking(question: question)) }

  func onAsk() {
    guard case .asking(let question) = state, !question.isEmpty else { return }
    let sum = question.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    let (text, meaning) = answers[sum % answers.count]
    show(.answered(UAdivinoViewModel(question: question, answer: text, meaning: meaning)))
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

  func run() {
    print("Ask a yes-or-no question.")
    while let line = readLine(), !line.isEmpty {
      presenter.onType(line)
      presenter.onAsk()
    }
  }

  func update(_ state: UAdivinoState) {
    guard case .answered(let viewModel) = state else { return }
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
  static func main() {
    let presenter = UAdivinoPresenter()
    let view = UAdivinoView(presenter: presenter)
    presenter.ui = view
    view.run()
  }
}
