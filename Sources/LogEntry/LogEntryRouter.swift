import Viper

/// Asks and closes through the window.
@MainActor
final class LogEntryRouter: ModuleRouter, LogEntryRouting {
  func confirm(_ question: Confirmation) async -> Bool {
    await window?.confirm(question, for: self) ?? false
  }
}
