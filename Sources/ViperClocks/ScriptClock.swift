/// A clock that a script or a test can advance.
///
/// `ImmediateClock` and `ManualClock` conform to this protocol. Its methods can be called from any
/// actor.
public protocol ScriptClock: Clock<Duration> where Instant == ImmediateClock.Instant {
  /// Advances the clock.
  func advance(by duration: Duration)
}

extension ScriptClock {
  /// This clock for code that does not move it.
  ///
  /// The compiler does not convert the one `any` to the other.
  public var asClock: any Clock<Duration> { self }
}

extension ImmediateClock: ScriptClock {}
extension ManualClock: ScriptClock {}
