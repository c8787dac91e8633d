/// The module's name.
public let templates = "Templates"
