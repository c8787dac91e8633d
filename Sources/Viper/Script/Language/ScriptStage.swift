public import Viper
public import ViperTerminal

/// The stage that a script is played on: the modules of a program in a window.
///
/// The player creates a stage for each run, and uses it on the main actor. For the same result on
/// every machine, use test doubles for the services and the clock that the player provides.
@MainActor
public protocol ScriptStage: AnyObject, SendableMetatype {
  /// The window that shows the modules.
  ///
  /// The player sets its `onChange`.
  var window: Window { get }
  /// The tabs of a script that is played by keys; none unless the stage has some.
  var tabs: [HostTab] { get }
  /// The loader of the pictures of a script that is played by keys with `set pictures blocks`; `nil` to show none.
  var pictureLoader: (any PictureLoader)? { get }
}

extension ScriptStage {
  /// No tabs.
  public var tabs: [HostTab] { [] }
  /// No pictures.
  public var pictureLoader: (any PictureLoader)? { nil }
}

/// A kind of rows that scripts select by an identifier: `select note 4`.
///
/// Rows of different kinds may have the same identifier, so a row's `id` is the name of its kind, a
/// hyphen and the identifier: `note-4`.
public struct ScriptSelection: Hashable, Sendable {
  /// The name of the kind: `note`.
  public let name: String
  /// The purpose of the command, in one sentence.
  public let help: String

  /// Creates a kind of rows.
  public init(_ name: String, help: String) {
    self.name = name
    self.help = help
  }

  /// Returns the `id` of the row with an identifier of this kind.
  func row(_ id: String) -> String { "\(name)-\(id)" }

  /// Returns the identifier of a row of this kind; `nil` if the row is of another kind.
  func identifier(ofRow id: String) -> String? {
    id.hasPrefix("\(name)-") ? String(id.dropFirst(name.count + 1)) : nil
  }
}
