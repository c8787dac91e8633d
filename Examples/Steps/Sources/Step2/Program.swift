import Foundation

/// A value that calls a closure after each change, like a published property.
@MainActor
final class Bound<Value> {
  private var onChange: ((Value) -> Void)?
  var value: Value { didSet { onChange?(value) } }

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ onChange: @escaping (Value) -> Void) { self.onChange = onChange }
}

/// The meaning of an answer.
///
/// Only the view knows the color of each meaning.
enum Meaning {
  case yes, perhaps, no
}

/// A question with its answer, as the view shows it.
struct Answered {
  let question: String
  let answer: String
  let meaning: Meaning
}

/// Everything that the view shows.
enum UAdivinoState {
  case asking(question: String)
  case answered(Answered)
}

/// The view model, with a single state.
@MainActor
final class UAdivinoViewModel {
  let state = Bound(UAdivinoState.asking(question: ""))
  private let answers = [
    ("Count on it.", Meaning.yes), ("It could go either way.", .perhaps), ("Better not.", .no),
  ]

  func type(_ question: String) { state.value = .asking(question: question) }

  func ask() {
    guard case .asking(let question) = state.value, !question.isEmpty else { return }
    let sum = question.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    let (text, meaning) = answers[sum % answers.count]
    state.value = .answered(Answered(question: question, answer: text, meaning: meaning))
  }
}

/// The view, which is bound to the view model and reads questions from the input.
@MainActor
final class UAdivinoView {
  private let viewModel: UAdivinoViewModel

  init(viewModel: UAdivinoViewModel) {
    self.viewModel = viewModel
    viewModel.state.bind { [weak self] in self?.draw($0) }
  }

  func run() {
    print("Ask a yes-or-no question.")
    while let line = readLine(), !line.isEmpty {
      viewModel.type(line)
      viewModel.ask()
    }
  }

  private func draw(_ state: UAdivinoState) {
    guard case .answered(let answered) = state else { return }
    switch answered.meaning {
    case .yes: show("✓ " + answered.answer, color: "32")
    case .perhaps: show("~ " + answered.answer, color: "33")
    case .no: show("✗ " + answered.answer, color: "31")
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
    UAdivinoView(viewModel: UAdivinoViewModel()).run()
  }
}
