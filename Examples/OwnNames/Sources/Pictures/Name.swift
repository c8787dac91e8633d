/// The module's name.
public let pictures = "Pictures"
