/// The settings of the service that a script can change before its first action.
struct MovieSettings: Sendable {
  /// The time that the service takes for each response.
  var delay = Duration.zero
}
