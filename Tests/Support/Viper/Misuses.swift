import Viper

/// Returns the misuses that are reported while work runs that does not wait for anything.
@MainActor
func misuses(of work: () async -> Void) async -> [Diagnostic] {
  var found: [Diagnostic] = []
  let before = ViperDiagnostics.handler
  // The handler is the process's, but no other test runs before the work waits.
  ViperDiagnostics.handler = { found.append($0) }
  await work()
  ViperDiagnostics.handler = before
  return found
}
