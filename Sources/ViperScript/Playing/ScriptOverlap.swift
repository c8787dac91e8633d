/// Commands that overlap, and the clock that they sleep on.
extension ScriptPlayer {
  /// Begins a command without waiting for its end.
  ///
  /// With a manual clock, the method returns when the command has ended or sleeps. The next command
  /// therefore finds the same state at every run.
  func start(_ instruction: ScriptInstruction<Stage>, at place: ScriptPlace) async {
    // A script can begin many: those that have ended without a problem are not waited for.
    time.begun.removeAll { $0.hasEnded && $0.problem == nil }
    let command = begin(instruction, at: place)
    time.begun.append(command)
    if time.isManual { _ = await time.sleeps(command) }
  }

  /// Waits until all commands that were begun have ended, none of which may sleep on a manual clock.
  func settle() async throws(ScriptProblem) {
    for command in time.begun {
      while await time.sleeps(command) {
        guard !time.isManual else {
          throw ScriptProblem(
            "'settle' waits for the clock: the command begun at \(command.place.text) sleeps. Move "
              + "the clock with 'advance'.")
        }
        await time.passToNextWaking()
      }
    }
    try takeEnded()
  }

  func advance(by duration: Duration) async throws(ScriptProblem) {
    await time.pass(duration)
    try takeEnded()
  }

  /// Throws the problem of a command that was begun, has ended, and that nothing has waited for.
  func finish(_ steps: [Step]) throws(ScriptFailure) {
    guard let command = time.begun.first(where: { $0.problem != nil }),
      let problem = command.problem,
      let step = steps.lazy.flatMap(\.all).first(where: { $0.place == command.place })
    else { return }
    throw failure(of: step, problem)
  }

  /// Forgets the commands that have ended.
  private func takeEnded() throws(ScriptProblem) {
    let ended = time.begun.filter(\.hasEnded)
    time.begun.removeAll(where: \.hasEnded)
    for command in ended {
      if let problem = command.problem {
        throw ScriptProblem("\(problem.message) (Begun at \(command.place.text).)")
      }
    }
  }
}
