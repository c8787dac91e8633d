/// The name of the module.
public let platform = "Platform"
