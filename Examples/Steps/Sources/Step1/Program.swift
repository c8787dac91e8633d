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

/// The view model, with a property for each thing that the view shows.
@MainActor
final class UAdivinoViewModel {
  let question = Bound("")
  let answer = Bound("")
  let meaning = Bound(Meaning.perhaps)
  private let answers = [
    ("Count on it.", Meaning.yes), ("It could go either way.", .perhaps), ("Better not.", .no),
  ]

  func ask() {
    let sum = question.value.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    let (text, meaning) = answers[sum % answers.count]
    answer.value = text
    self.meaning.value = meaning
  }
}

/// The view, which is bound to the view model and reads questions from the input.
@MainActor
final class UAdivinoView {
  private let viewModel: UAdivinoViewModel

  init(viewModel: UAdivinoViewModel) {
    self.viewModel = viewModel
    viewModel.answer.bind { [weak self] _ in self?.draw() }
    viewModel.meaning.bind { [weak self] _ in self?.draw() }
  }

  func run() {
    print("Ask a yes-or-no question.")
    while let line = readLine(), !line.isEmpty {
      viewModel.question.value = line
      viewModel.ask()
    }
  }

  private func draw() {
    let answer = viewModel.answer.value
    switch viewModel.meaning.value {
    case .yes: show("✓ " + answer, color: "32")
    case .perhaps: show("~ " + answer, color: "33")
    case .no: show("✗ " + answer, color: "31")
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
