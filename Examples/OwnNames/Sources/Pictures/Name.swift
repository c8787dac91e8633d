/// The name of the module.
public let pictures = "Pictures"
