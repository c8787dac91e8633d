/// The module's name.
public let fixtures = "Fixtures"
