/// The reason why a token does not fit a piece of a form.
struct ScriptMisfit: Error {
  /// The mistake in the token itself; `nil` if the token is of another kind or missing.
  var reason: String?
}
