/// The module's name.
public let wording = "Wording"
