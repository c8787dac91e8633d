/// A question with its answer, as the view shows it.
struct UAdivinoViewModel: Equatable {
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
