/// The name of the module.
public let entities = "Entities"
