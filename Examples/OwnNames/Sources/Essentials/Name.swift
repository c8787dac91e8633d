/// The module's name.
public let essentials = "Essentials"
