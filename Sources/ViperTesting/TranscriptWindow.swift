public import Viper

/// A window whose scenes are written down as text, one after each action: what a person would have read.
@MainActor
public final class TranscriptWindow {
  /// The window; give it to assemblers.
  public let window = Window()
  /// What was seen so far: each screen that differs from the one before, after what led to it.
  public private(set) var transcript = ""
  private var lastScene: Scene?

  /// Makes a window that shows nothing.
  public init() {}

  /// Shows a module as the root.
  ///
  /// - Parameter module: The new root.
  public func open(_ module: Module) async {
    await window.replaceRoot(with: module)
    note("open \(module.name)")
  }

  /// Tells the screen on top what a person did, and notes what they saw then.
  ///
  /// - Parameter action: What the person did.
  public func send(_ action: UserAction) async {
    let line = describe(action)
    await window.send(action)
    note(line)
  }

  /// The action as text, without what a secret field is given.
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
