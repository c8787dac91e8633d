public import Viper
public import ViperTerminal

/// A stage for playing a script, with a program's modules in a window.
///
/// The player creates a stage for each run and uses it on the main actor. To get the same result on
/// every machine, use test doubles for services, and use the clock that the player provides.
@MainActor
public protocol ScriptStage: AnyObject, Sendable {
  /// The window that shows the modules.
  ///
  /// While a script is playing, the player also runs its own code in the window's `onChange`
  /// closure.
  var window: Window { get }
  /// The text that the host displays if the script is played with keys; English by default.
  var texts: HostTexts { get }
  /// The picture loader, which is used if the script is played with keys and contains `set pictures
  /// blocks`; `nil` to show no pictures.
  var pictureLoader: (any PictureLoader)? { get }
  /// The host that performs the script's actions; `nil` to send them to the window.
  ///
  /// A window can have only one host, so create the host when this property is first read. A script
  /// with `set driver keys` does not read the property.
  var host: (any ScriptHost)? { get }

  /// Sets the host's properties, such as its tabs and custom keys, if the script is played with keys.
  ///
  /// To show what the program shows, do the same as in the `setUp` of `TerminalProgram`. Actions such
  /// as `refresh` press the custom keys; `press` presses the keys as given.
  func setUp(_ host: TerminalHost)
}

extension ScriptStage {
  /// By default, the host's text is English.
  public var texts: HostTexts { .english }
  /// By default, no pictures are shown.
  public var pictureLoader: (any PictureLoader)? { nil }
  /// By default, the script's actions are sent to the window.
  public var host: (any ScriptHost)? { nil }
  /// By default, the host has neither tabs nor custom keys.
  public func setUp(_ host: TerminalHost) {}
}

/// A host that performs a script's actions its own way, for example by clicking in a web page.
///
/// The host shows the stage's window, and performs each action as its user would. The same script
/// then ends on the same screens as with any other host.
@MainActor
public protocol ScriptHost: AnyObject {
  /// Performs an action on the top screen, and returns when the screen has settled.
  ///
  /// The player has already checked that the action's row, field or button exists.
  ///
  /// - Throws: `ScriptError` if a user of this host could not perform the action.
  func perform(_ action: UserAction) async throws(ScriptError)

  /// Returns when the host shows the window's current content.
  ///
  /// The player calls this method after each command. Commands that were started with `start` may
  /// still be running.
  ///
  /// - Throws: `ScriptError` if the host shows something other than the window's content.
  func settle() async throws(ScriptError)
}

/// A kind of row that scripts select with an identifier, as in `select note 4`.
///
/// Rows of different kinds may have the same identifier, so a row's `id` consists of the name of
/// the kind, a hyphen and the identifier: `note-4`.
public struct ScriptSelection: Hashable, Sendable {
  /// The kind's name, such as `note`.
  public let name: String
  /// The purpose of the `select` command for rows of this kind, in one sentence.
  public let help: String

  /// Creates a kind of row.
  public init(_ name: String, help: String) {
    self.name = name
    self.help = help
  }

  /// Returns the `id` of the row of this kind that has the given identifier.
  func row(_ id: String) -> String { "\(name)-\(id)" }

  /// Returns the identifier of a row of this kind; `nil` if the row is of another kind.
  func identifier(ofRow id: String) -> String? {
    id.hasPrefix("\(name)-") ? String(id.dropFirst(name.count + 1)) : nil
  }
}
