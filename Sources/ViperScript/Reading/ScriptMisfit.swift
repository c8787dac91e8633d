/// The reason why a token does not fit a piece of a form.
struct ScriptMisfit: Error {
  /// What is wrong with the token itself; `nil` if it is of another kind or missing.
  var reason: String?
}
