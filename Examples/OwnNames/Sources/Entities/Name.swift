/// The module's name.
public let entities = "Entities"
