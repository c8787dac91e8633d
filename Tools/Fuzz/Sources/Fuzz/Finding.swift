/// What an input has shown that must never be.
struct Finding: Error, CustomStringConvertible {
  let description: String
}

/// Throws a finding unless something is as it must be.
func require(_ condition: Bool, _ finding: @autoclosure () -> String) throws(Finding) {
  guard !condition else { return }
  throw Finding(description: finding())
}
