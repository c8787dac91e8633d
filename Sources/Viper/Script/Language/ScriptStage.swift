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
}

extension ScriptStage {
  /// No tabs.
  public var tabs: [HostTab] { [] }
}
