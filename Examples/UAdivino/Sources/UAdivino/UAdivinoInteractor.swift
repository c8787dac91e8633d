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
