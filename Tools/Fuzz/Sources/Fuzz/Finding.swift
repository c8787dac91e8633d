/// An invariant violation triggered by an input.
struct Finding: Error, CustomStringConvertible {
  let description: String
}

/// Throws a finding unless a condition is met.
func require(_ condition: Bool, _ finding: @autoclosure () -> String) throws(Finding) {
  guard !condition else { return }
  throw Finding(description: finding())
}
