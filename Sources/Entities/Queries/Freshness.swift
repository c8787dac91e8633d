/// Whether requests go past the responses that a cache keeps, as they do after a refresh.
///
/// A presenter sets it for a load, and a cache reads it in the same task. The gateways in between
/// need no parameter for what only a cache can do.
///
/// ```swift
/// await Freshness.$isRequired.withValue(true) { await load() }
/// ```
public enum Freshness {
  /// A Boolean value that indicates whether the current task wants nothing from a cache that the
  /// service has not confirmed.
  @TaskLocal public static var isRequired = false
}
