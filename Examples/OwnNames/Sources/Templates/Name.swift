/// The name of the module.
public let templates = "Templates"
