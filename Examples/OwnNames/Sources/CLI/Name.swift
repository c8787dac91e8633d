/// The module's name.
public let cli = "CLI"
