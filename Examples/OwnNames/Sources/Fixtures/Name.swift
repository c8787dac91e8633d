/// The name of the module.
public let fixtures = "Fixtures"
