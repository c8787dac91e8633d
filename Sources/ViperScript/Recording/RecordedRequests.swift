import Viper

/// A request that is under way, such as a form that is being sent, and what was done meanwhile on
/// its screen.
///
/// In a script the request ends at once. What was done on a screen that it has removed would be done
/// on another screen there, so it is written only when it is known what became of the screen.
struct RecordedRequest {
  let module: Module.ID?
  /// The number of modules when the request began.
  let depth: Int
  /// The request, and what followed it.
  var actions: [(action: HeldAction, isBegun: Bool)]
}

extension ScriptRecorder {
  /// Writes an action, or keeps it until it is known what becomes of its screen.
  func write(_ action: HeldAction, isBegun: Bool) {
    if isBegun { begun.append(action.look) }
    if request != nil, request?.module == action.module {
      request?.actions.append((action, isBegun))
    } else {
      endRequest()
      guard isBegun, action.isRequest, action.look?.module == action.module else {
        return writeNow(action, isBegun: isBegun)
      }
      request = RecordedRequest(
        module: action.module, depth: window.depth, actions: [(action, isBegun)])
    }
  }

  /// Writes what was kept since a request began.
  func endRequest() {
    guard let request else { return }
    self.request = nil
    var actions = request.actions
    if window.topID != request.module {
      let stays = { (action: HeldAction) in action.look?.module == request.module }
      // What was typed below a screen that has been opened meanwhile is still there.
      let first = window.depth > request.depth ? actions.filter { $0.action.isHeldLonger } : []
      let rest = actions.dropFirst().filter { !$0.action.isHeldLonger && !stays($0.action) }
      actions = first + actions.prefix(1) + rest
    }
    for (action, isBegun) in actions { writeNow(action, isBegun: isBegun) }
  }

  /// Forgets a request that the user has cancelled by going back, and what was done meanwhile.
  ///
  /// In a script it would have an effect, because it ends at once there.
  ///
  /// - Returns: Whether the action that is held is among what has been forgotten.
  func forgetCancelled(_ held: HeldAction, before next: UserAction?) -> Bool {
    guard next == .back, window.depth > 1, held.module == window.topID,
      held.look?.module == held.module
    else { return false }
    if request?.module == held.module {
      request = nil
      return true
    }
    return held.isRequest && held.state == .underWay
  }
}
