/// The module's name.
public let tmdb = "TMDB"
