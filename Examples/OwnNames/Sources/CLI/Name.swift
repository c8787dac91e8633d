/// The name of the module.
public let cli = "CLI"
