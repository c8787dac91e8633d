import ViperClocks

/// Commands that overlap, and the clock that they sleep on.
extension ScriptPlayer {
  /// Begins a command without waiting for its end.
  ///
  /// With a manual clock, the method returns when the command has ended or sleeps. The next command
  /// therefore finds the same state at every run.
  func start(_ instruction: ScriptInstruction<Stage>, at place: ScriptPlace) async {
    // A script can begin many: those that have ended without a problem are not waited for.
    begun.removeAll { $0.hasEnded && $0.problem == nil }
    let command = RecordedStart.$isUnderWay.withValue(true) { begin(instruction, at: place) }
    begun.append(command)
    if case .manual(let clock) = time {
      _ = await clock.sleeps(command.id, beforeEndOf: command.task)
    }
  }

  /// Waits until all commands that were begun have ended.
  ///
  /// - Throws: The problem of a command that could not be carried out, or of one that sleeps on the
  ///   clock.
  func settle() async throws(ScriptProblem) {
    for command in begun {
      switch time {
      case .immediate: await command.task.value
      case .manual(let clock):
        guard await !clock.sleeps(command.id, beforeEndOf: command.task) else {
          throw ScriptProblem(
            "'settle' waits for the clock: the command begun at \(command.place.text) sleeps. Move "
              + "the clock with 'advance'.")
        }
      }
    }
    try takeEnded()
  }

  /// Moves the clock; under a manual clock it returns when what woke has ended or sleeps again.
  ///
  /// A manual clock stops at each moment at which a command wakes: what that command then waits for counts
  /// from there.
  func advance(by duration: Duration) async throws(ScriptProblem) {
    guard case .manual(let clock) = time else { return time.clock.advance(by: duration) }
    let end = clock.now.advanced(by: duration)
    while let next = clock.deadlines.first, next <= end {
      clock.advance(by: clock.now.duration(to: next))
      for command in begun { _ = await clock.sleeps(command.id, beforeEndOf: command.task) }
    }
    clock.advance(by: clock.now.duration(to: end))
    try takeEnded()
  }

  /// Throws the problem of a command that was begun, has ended, and that nothing has waited for.
  func finish(_ steps: [Step]) throws(ScriptFailure) {
    guard let command = begun.first(where: { $0.problem != nil }), let problem = command.problem,
      let step = steps.lazy.flatMap(\.all).first(where: { $0.place == command.place })
    else { return }
    throw failure(of: step, problem)
  }

  /// Forgets the commands that have ended.
  private func takeEnded() throws(ScriptProblem) {
    let ended = begun.filter(\.hasEnded)
    begun.removeAll(where: \.hasEnded)
    for command in ended {
      if let problem = command.problem {
        throw ScriptProblem("\(problem.message) (Begun at \(command.place.text).)")
      }
    }
  }
}
