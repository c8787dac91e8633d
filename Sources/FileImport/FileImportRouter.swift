import Viper

/// Closes the screen through the window.
@MainActor
final class FileImportRouter: ModuleRouter, FileImportRouting {}
