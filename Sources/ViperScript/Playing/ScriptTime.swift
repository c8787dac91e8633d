import ViperClocks

/// The clock of a run.
enum ScriptTime {
  /// Each sleep returns at once and advances the clock.
  case immediate(ImmediateClock)
  /// Only the command `advance` advances the clock.
  case manual(ManualClock)

  init(_ time: ScriptPlaying.Time) {
    self =
      switch time {
      case .immediate: .immediate(ImmediateClock())
      case .manual: .manual(ManualClock())
      }
  }

  var clock: any ScriptClock {
    switch self {
    case .immediate(let clock): clock
    case .manual(let clock): clock
    }
  }
}
