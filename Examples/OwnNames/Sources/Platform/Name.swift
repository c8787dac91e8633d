/// The module's name.
public let platform = "Platform"
