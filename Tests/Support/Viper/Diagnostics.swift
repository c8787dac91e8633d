import Viper

/// Returns the diagnostics reported by work that does not suspend.
@MainActor
func diagnostics(of work: () async -> Void) async -> [Diagnostic] {
  var found: [Diagnostic] = []
  let before = ViperDiagnostics.handler
  // The handler is global, but no other test runs before the work suspends.
  ViperDiagnostics.handler = { found.append($0) }
  await work()
  ViperDiagnostics.handler = before
  return found
}
