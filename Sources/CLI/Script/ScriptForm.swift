/// One way to write a command: what stands there, piece by piece, and what it becomes.
struct ScriptForm: Sendable {
  /// A piece of a form.
  enum Piece: Sendable {
    /// This word.
    case literal(String)
    /// One of these words.
    case choice(String, [String])
    /// A text in quotes.
    case text(String)
    /// A pattern between slashes.
    case pattern
    /// A whole number.
    case number(String, ClosedRange<Int>)
    /// A word of the script's own, a name or an id.
    case word(String)
    /// `250ms`, `2s`, `5m`.
    case duration
    /// `80x24`.
    case size
    /// `$NAME`.
    case variable
    /// `x3`.
    case times

    /// How the help and the mistakes spell it.
    var spelling: String {
      switch self {
      case .literal(let word): word
      // More than a line holds stand under their name.
      case .choice(let name, let words): words.count > 7 ? name : words.joined(separator: "|")
      case .text(let name): "\"\(name)\""
      case .pattern: "/REGEX/"
      case .number(let name, _), .word(let name): name
      case .duration: "DURATION"
      case .size: "COLUMNSxROWS"
      case .variable: "$NAME"
      case .times: "xN"
      }
    }
  }

  let pieces: [Piece]
  /// Whether the last piece may be left out.
  var isLastOptional = false
  /// What it is for, in one sentence.
  let help: String
  let make: @Sendable (ScriptArguments) -> Made

  /// What a line becomes.
  enum Made: Sendable {
    case act(ScriptStep.Act)
    case include(String)
    case begin(Int)
    case end
    /// It looks right and is not.
    case wrong(argument: Int, message: String)
  }

  /// The whole form, as the help spells it.
  var spelling: String {
    pieces.enumerated().map { index, piece in
      isLastOptional && index == pieces.count - 1 ? "[\(piece.spelling)]" : piece.spelling
    }.joined(separator: " ")
  }
}

/// What a line's pieces say, by their place in the form; literals count.
struct ScriptArguments: Sendable {
  /// What a piece says.
  enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
    case duration(Duration)
    case size(Int, Int)
  }

  let values: [Value]

  func text(_ place: Int) -> String {
    if values.indices.contains(place), case .text(let text) = values[place] { text } else { "" }
  }

  func number(_ place: Int, orElse fallback: Int = 0) -> Int {
    if values.indices.contains(place), case .number(let number) = values[place] {
      number
    } else {
      fallback
    }
  }

  func duration(_ place: Int) -> Duration {
    if values.indices.contains(place), case .duration(let duration) = values[place] {
      duration
    } else {
      .zero
    }
  }

  func size(_ place: Int) -> (columns: Int, rows: Int) {
    if values.indices.contains(place), case .size(let columns, let rows) = values[place] {
      (columns, rows)
    } else {
      (80, 24)
    }
  }
}
