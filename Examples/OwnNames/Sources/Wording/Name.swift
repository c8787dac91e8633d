/// The name of the module.
public let wording = "Wording"
