/// The services that somebody can log in to, as the command line spells them.
enum LoginServiceName: String, CaseIterable {
  case embedded, tmdb
  case tmdbWeb = "tmdb-web"
  case guest
}
