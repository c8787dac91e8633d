import Viper

/// Closes the form through the window.
@MainActor
final class LogEntryRouter: ModuleRouter, LogEntryRouting {}
