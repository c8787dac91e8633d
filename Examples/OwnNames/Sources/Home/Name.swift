/// The module's name.
public let home = "Home"
