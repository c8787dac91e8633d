/// The name of the module.
public let essentials = "Essentials"
