import MovieEntities

/// Words that other programs use for this program's commands.
enum Synonyms {
  /// The lines that the words stand for, except for the kinds of lists.
  private static let lines = [
    "ls": "list", "movies": "list", "films": "list", "top": "list top-rated",
    "best": "list top-rated", "new": "list now-playing", "now": "list now-playing",
    "cinema": "list now-playing", "soon": "list upcoming", "fav": "list favorites",
    "favs": "list favorites", "favorite": "list favorites", "favourite": "list favorites",
    "favourites": "list favorites", "find": "search", "query": "search", "show": "detail",
    "info": "detail", "view": "detail", "get": "detail", "movie": "detail", "film": "detail",
    "actor": "person", "director": "person", "people": "person", "cast": "person",
    "image": "poster", "picture": "poster", "cover": "poster", "rate": "mark", "ui": "browse",
    "tui": "browse", "run": "play", "script": "play", "signin": "login", "sign-in": "login",
    "log-in": "login", "auth": "login", "signout": "logout", "sign-out": "logout",
    "log-out": "logout", "who": "whoami", "me": "whoami", "account": "whoami",
    "settings": "config", "set": "config set", "alias": "config set",
    "completion": "completions",
    "version": "--version", "man": "help", "trailer": "open", "stream": "watch",
    "services": "providers", "recommendations": "recommend", "shuffle": "random",
    "filter": "discover",
  ]

  /// Returns the line that a first word probably stands for, without the program's name, if any.
  static func line(
    for word: String, _ arguments: [String], among commands: [String]
  ) -> String? {
    let word = word.lowercased()
    if let id = arguments.first, MovieID(id) != nil, let mark = mark(word, id, arguments) {
      return mark
    }
    if MovieListKind(rawValue: word) != nil { return "list \(word)" }
    guard let line = lines[word] else { return nil }
    let name = String(line.prefix { $0 != " " })
    return name.hasPrefix("-") || commands.contains(name) ? line : nil
  }

  /// Returns the line of `mark` for a movie; `nil` if the word is not about a mark.
  private static func mark(_ word: String, _ id: String, _ arguments: [String]) -> String? {
    switch word {
    case "rate", "rated":
      arguments.dropFirst().first.flatMap { OwnRating($0) }.map { "mark \(id) --rate \($0)" }
    case "fav", "favorite", "favourite", "favorites": "mark \(id) --favorite"
    case "watchlist": "mark \(id) --watchlist"
    default: nil
    }
  }
}
