import Entities
import TMDB
import TMDBEmbedded
import Viper

/// One command of a script, understood.
struct ScriptStep: Sendable {
  /// What a command does.
  enum Act: Sendable {
    /// Makes the terminal so large.
    case size(columns: Int, rows: Int)
    /// Turns colours on or off.
    case color(Bool)
    /// Chooses when the transcript shows the screen.
    case transcript(ScriptTranscript.Showing)
    /// Makes the service that slow.
    case delay(Duration)
    /// Opens a root.
    case open(Opening)
    /// Does what a person does.
    case person(UserAction)
    /// Presses the button of an id, or else of a label.
    case activate(String)
    /// Opens the row whose cell says so.
    case selectText(String)
    /// Puts an environment variable into a field.
    case secret(field: String, variable: String)
    /// Moves the clock.
    case advance(Duration)
    /// Makes the next questions fail.
    case fail(FailingTransport.Failure, times: Int)
    /// Looks at the screen.
    case expect(ScriptExpectation)
    /// Shows the screen.
    case show
    /// Does other commands so many times.
    case `repeat`(Int, [ScriptStep])

    /// Whether it says how the script is played, and does nothing.
    var isSetting: Bool {
      switch self {
      case .size, .color, .transcript, .delay: true
      default: false
      }
    }
  }

  /// A root that a script can open.
  enum Opening: Sendable {
    case list(MovieListKind)
    case search(String)
    case detail(MovieID)
    case login
  }

  let act: Act
  let place: ScriptPlace
  /// The command as it stands in the script, without blanks around it and its comment.
  let text: String
}

extension ScriptStep {
  /// The command as a transcript may show it: what goes into a secret field stands in none.
  func shownText(hiding secretFields: Set<String>) -> String {
    switch act {
    case .person(.type(let field, let secret)) where secretFields.contains(field):
      "type \(field) \"\(String(repeating: "•", count: secret.count))\""
    case .expect(.field(let field, let secret)) where secretFields.contains(field):
      "expect field \(field) \"\(String(repeating: "•", count: secret.count))\""
    default: text
    }
  }

  /// This and all commands in it that expect something, in the order of the script.
  var expectations: [ScriptStep] {
    switch act {
    case .expect: [self]
    case .repeat(_, let steps): steps.flatMap(\.expectations)
    default: []
    }
  }
}
