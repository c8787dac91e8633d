import Viper

/// Goes back through the window.
@MainActor
final class SampleDetailRouter: ModuleRouter, SampleDetailRouting {}
