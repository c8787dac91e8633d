public import Viper

/// A window that records its scene as text after each action.
@MainActor
public final class TranscriptWindow {
  /// The window to pass to assemblers.
  public let window = Window()
  /// The transcript so far: each action, followed by the resulting scene if it changed.
  public private(set) var transcript = ""
  private var lastScene: Scene?

  /// Creates an empty window.
  public init() {}

  /// Shows a module as the root.
  public func open(_ module: Module) async {
    await window.replaceRoot(with: module)
    note("open \(module.name)")
  }

  /// Sends a user action to the top screen, and adds the resulting scene to the transcript.
  public func send(_ action: UserAction) async {
    let line = describe(action)
    await window.send(action)
    note(line)
  }

  /// Returns the action as text, leaving out any text typed into a secret field.
  private func describe(_ action: UserAction) -> String {
    if case .type(let name, _) = action,
      window.scene?.fields.contains(where: { $0.name == name && $0.isSecret }) ?? false
    {
      return "type \(name)"
    }
    return "\(action)"
  }

  private func note(_ line: String) {
    transcript += "> \(line)\n"
    guard let scene = window.scene, scene != lastScene else { return }
    lastScene = scene
    transcript += scene.text + "\n"
  }
}
