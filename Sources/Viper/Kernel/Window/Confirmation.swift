/// A question that the user answers by pressing one of two buttons.
///
/// `Window.confirm(_:for:)` shows the question on top of a module:
///
/// ```swift
/// let question = Confirmation(
///   "Delete this note?", message: "It cannot be restored.", confirm: "Delete", cancel: "Keep")
/// guard await window.confirm(question, for: self) else { return }
/// await interactor.delete(note)
/// ```
public struct Confirmation: Hashable, Sendable {
  /// The name of the question's scene, as in a script's `expect screen confirmation`.
  public static let screenName = "confirmation"
  /// The identifier of the button that confirms.
  public static let confirmID = "confirm"
  /// The identifier of the button that cancels.
  public static let cancelID = "cancel"

  /// The question.
  public var question: String
  /// A sentence about the consequences; `nil` if the question is enough.
  public var message: String?
  /// The label of the button that confirms, such as `Delete`.
  public var confirm: String
  /// The label of the button that cancels, such as `Keep`.
  public var cancel: String

  /// Creates a question.
  ///
  /// Name what each button does instead of calling the buttons `Yes` and `No`.
  public init(_ question: String, message: String? = nil, confirm: String, cancel: String) {
    self.question = question
    self.message = message
    self.confirm = confirm
    self.cancel = cancel
  }

  /// The question as a scene.
  ///
  /// The button that cancels comes first, so that it has the focus in a terminal. `y` confirms.
  var scene: Scene {
    var scene = Scene(name: Self.screenName, title: question, message: message)
    scene.buttons = [
      Scene.Button(id: Self.cancelID, label: cancel),
      Scene.Button(id: Self.confirmID, label: confirm, key: "y"),
    ]
    return scene
  }
}

extension Window {
  /// Presents a question on top of a module, and returns whether the user confirmed it.
  ///
  /// `part` is the module that asks, or one of its parts.
  ///
  /// The user answers with `UserAction.activate(_:)`; `UserAction.back` cancels. The question is
  /// also canceled if it is removed from the window, or if the calling task is canceled, for example
  /// because the module has been closed. While the question is shown, the calling step counts as
  /// settled: `send(_:)` returns, so that a host, a script or a test can answer. The `send(_:)` call
  /// that answers returns when the calling step has settled again.
  ///
  /// - Returns: `true` if the user confirmed the question; `false` if it was canceled, or if the
  ///   module is not on top, in which case the question is not shown.
  public func confirm(
    _ confirmation: Confirmation, for part: AnyObject, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async -> Bool {
    guard !Task.isCancelled,
      isOnTop(part, fileID: fileID, filePath: filePath, line: line, column: column)
    else { return false }
    let dialog = ConfirmationScreen(confirmation, window: self)
    let module = Module(name: Confirmation.screenName, screen: dialog, parts: [])
    module.onEnd = { [weak dialog] in dialog?.answer(false) }
    await present(module)
    for await answer in dialog.answers { return answer }
    // The question was removed, or the task was canceled.
    dialog.answer(false)
    close(dialog)
    return false
  }

  /// Asks a question on behalf of a host, and returns when the question is shown.
  ///
  /// `answered` is called with the user's answer. The `send(_:)` call that answers waits for it.
  package func ask(
    _ confirmation: Confirmation, for part: AnyObject,
    answered: @escaping @MainActor (Bool) async -> Void
  ) async {
    let step = Step()
    hostSteps.append(step)
    step.begin {
      await answered(await self.confirm(confirmation, for: part))
    } end: {
      self.hostSteps.removeAll { $0 === step }
    }
    await step.settled()
  }

  /// Whether a screen in the window, including those below others and the kept roots, has input
  /// that the user has not saved.
  ///
  /// Ask the user before you close the window. `TerminalHost` does.
  public var hasUnsavedChanges: Bool {
    (modules + keptModules).contains(where: \.hasUnsavedChanges)
  }
}

extension Module {
  /// Whether the module's scene has input that the user has not saved.
  package var hasUnsavedChanges: Bool { screen.textScreen?.scene.hasUnsavedChanges ?? false }
}

/// The screen that shows a question.
@MainActor
final class ConfirmationScreen: TextScreen {
  let scene: Scene
  /// The answer, which is the only element.
  let answers: AsyncStream<Bool>
  private let continuation: AsyncStream<Bool>.Continuation
  private weak var window: Window?
  /// The step that waits for the answer, and the number of its question.
  private let asker: (step: Step, question: Int)?

  init(_ confirmation: Confirmation, window: Window) {
    scene = confirmation.scene
    self.window = window
    (answers, continuation) = AsyncStream.makeStream()
    asker = Step.current.map { ($0, $0.ask()) }
  }

  func onAppear() async {}

  func on(_ action: UserAction) async {
    switch action {
    case .activate(Confirmation.confirmID): answer(true)
    case .activate(Confirmation.cancelID), .back: answer(false)
    default: return
    }
    window?.close(self)
    await asker?.step.settled()
  }

  /// Answers the question, unless it has been answered.
  func answer(_ isConfirmed: Bool) {
    if let asker { asker.step.didAnswer(asker.question) }
    continuation.yield(isConfirmed)
    continuation.finish()
  }
}
