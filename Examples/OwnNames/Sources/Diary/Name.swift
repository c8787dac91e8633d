/// The module's name.
public let diary = "Diary"
