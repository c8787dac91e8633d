import Viper
import ViperScript

/// The settings that a script can set before its first action.
struct ChoresSettings: Sendable {
  var title = "Chores"
  var delay = Duration.zero
  var isLeaking = false
}

/// An actor with a number that scripts can expect.
actor Aviary {
  private(set) var birds = 2
}

/// The stage of scripts about chores.
@MainActor
final class ChoresStage: ScriptStage {
  let window = Window()
  let service: ChoreService
  let aviary = Aviary()
  private let settings: ChoresSettings

  init(_ settings: ChoresSettings, clock: any Clock<Duration>) {
    self.settings = settings
    service = ChoreService(clock: clock, delay: settings.delay)
  }

  func openChores() async {
    await window.replaceRoot(
      with: ChoresRouter.chores(
        settings.title, service: service, window: window, isLeaking: settings.isLeaking))
  }
}

/// The language of scripts about chores.
enum ChoreScripts {
  typealias Command = ScriptCommand<ChoresStage>
  typealias Setting = ScriptSetting<ChoresSettings>

  private enum Leaking: String, CaseIterable { case on, off }

  static let language = language(titled: "Chores")

  /// Returns the language with a default title.
  static func language(titled title: String) -> ScriptLanguage<ChoresStage, ChoresSettings> {
    ScriptLanguage(
      screens: ["chores", "chore"],
      fields: [ScriptField("name"), ScriptField("pin", isSecret: true), ScriptField("note")],
      counts: [
        ScriptCount("requests", help: "The number of requests so far.") { $0.service.requests },
        ScriptCount("birds", help: "The number of birds.") { await $0.aviary.birds },
      ],
      settings: [
        Setting("title", .text("TEXT"), help: "The title of the list.") { $1.title = $0 },
        Setting("delay", .duration, help: "How long a request takes.") { $1.delay = $0 },
        Setting("leaking", ScriptPiece<Leaking>.choice("STATE", of: Leaking.self), help: "Leak.") {
          $1.isLeaking = $0 == .on
        },
      ],
      commands: [openChores, failing, put],
      defaults: ChoresSettings(title: title)
    ) { ChoresStage($0, clock: $1) }
  }

  private static let openChores = Command("open chores", help: "The list as the root.") {
    { await $0.openChores() }
  }

  private static let failing = Command(
    "fail next", .choice("HOW", of: ChoreService.Failure.self), .optional(.times),
    help: "Make the next requests fail."
  ) { failure, times in
    { $0.service.fail(failure, times: times ?? 1) }
  }.forTests

  /// A command with custom values that can fail.
  private static let put = Command(
    "put chore", .chore, .number("ROW", 1...99), help: "Put a chore in a row."
  ) { chore, row in
    { stage throws(ScriptError) in
      guard stage.service.put(chore, at: row - 1) else {
        throw ScriptError("There is no place for \"\(chore)\" in row \(row).")
      }
    }
  }
}

extension ScriptPiece where Value == String {
  /// The name of a chore.
  fileprivate static var chore: ScriptPiece<String> {
    .text("TEXT", orElse: "A chore needs a name.") { $0.isEmpty ? nil : $0 }
  }
}
