/// The name of the module.
public let tmdb = "TMDB"
