/// The module's name.
public let stats = "Stats"
