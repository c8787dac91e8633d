import Foundation
import Viper

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
    window.onChange = { [weak self] in self?.draw() }
    await window.replaceRoot(
      with: UAdivinoAssembler.assemble(
        interactor: UAdivinoInteractor(), window: window, output: self))
    while !isEnded, let line = readLine() {
      // An empty line leaves, as Esc does in a full-screen host.
      guard !line.isEmpty else {
        await window.send(.back)
        continue
      }
      await window.send(.type(field: "question", text: line))
      await window.send(.submit())
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
