/// An answer, as the interactor returns it.
struct UAdivinoEntity: Sendable {
  let text: String
  /// The chance that the answer to the question is yes, in percent.
  let chance: Int
}
