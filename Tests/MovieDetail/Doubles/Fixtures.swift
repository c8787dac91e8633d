import MovieEntities
import ViperLocalization

/// A movie whose details can all be set; most are missing by default.
struct StubMovie: DetailedMovie {
  var id = 278
  var title = "The Shawshank Redemption"
  var originalTitle = "The Shawshank Redemption"
  var tagline = ""
  var overview = ""
  var releaseDate: ReleaseDate?
  var runtime: Int?
  var genres: [String] = []
  var status = ""
  var rating: Rating?
  var posterPath: String?
  var posterURL: String?
  var imdbID: String?
  var regional: RegionalDetails?
  var catalogError: MovieError?
  var cast: [CastMember] = []
  var crew: [CrewMember] = []
  var trailers: [Trailer] = []
  var similar: [any PopularMovie] = []
}

extension StubMovie {
  /// A movie with all details.
  static let full = StubMovie(
    tagline: "Fear can hold you prisoner.", overview: "Two imprisoned men bond.",
    releaseDate: ReleaseDate(year: 1994, month: 9, day: 23), runtime: 142,
    genres: ["Drama", "Crime"],
    status: "Released", rating: Rating(average: 8.7, votes: 30_000),
    posterPath: "/9cq.jpg", posterURL: "https://image.tmdb.org/t/p/w342/9cq.jpg",
    cast: [
      CastMember(id: 504, name: "Tim Robbins", character: "Andy Dufresne"),
      CastMember(id: 192, name: "Morgan Freeman", character: ""),
    ],
    crew: [
      CrewMember(
        id: 4027, name: "Frank Darabont", job: "Director", department: "Directing"),
      CrewMember(
        id: 4027, name: "Frank Darabont", job: "Screenplay", department: "Writing"),
    ],
    trailers: [
      Trailer(name: "Official Trailer", url: "https://www.youtube.com/watch?v=PLl99DlL6b4")
    ],
    similar: [similarMovie(497), similarMovie(13, rating: Rating(average: 6.5, votes: 7))])
}

extension StubMovie {
  /// A movie whose cast is too long to show completely at first.
  static let crowded = {
    var movie = full
    movie.cast = players(11)
    return movie
  }()
}

/// Creates a cast whose members all play the same character.
func players(_ count: Int, as character: String = "") -> [CastMember] {
  (0..<count).map { CastMember(id: $0 + 1, name: "Player \($0 + 1)", character: character) }
}

/// Creates a similar movie.
func similarMovie(
  _ id: Int, released date: ReleaseDate? = ReleaseDate(year: 1999, month: 12, day: 10),
  rating: Rating? = Rating(average: 8.5, votes: 1_234)
) -> PopularMovieEntity {
  PopularMovieEntity(
    id: id, title: "Movie \(id)", overview: "About \(id).", releaseDate: date, rating: rating)
}

extension MovieError {
  /// Thrown if the test has prepared no response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// An error for which a retry helps.
  static let offline = MovieError(
    .offline, "There is no way to the service.", advice: "Check the connection.", canRetry: true)
  /// An error for which a retry does not help.
  static let notFound = MovieError(.notFound, "There is no movie 278.", advice: "Search for it.")
  /// An error that requires a login.
  static let notLoggedIn = MovieError(
    .notLoggedIn, "The session has ended.", advice: "Log in again.")
  /// The service rejects the request.
  static let rejected = MovieError(.rejected, "The service refused it.", advice: "Ask it why.")
}

extension Localizer {
  /// Some of the page's texts in German; the others stay English.
  static let german = Localizer(
    texts: [
      "February": "Februar", "May": "Mai", "{0} {1}, {2}": "{1}. {0} {2}",
      "from 1 vote": "bei 1 Stimme", "from {0} votes": "bei {0} Stimmen",
      "No votes yet": "Noch keine Stimmen", "Released": "Erschienen",
      "Released {0}": "Erschienen am {0}",
      "Directed by": "Regie von", "Written by": "Buch", "Cast": "Besetzung",
      "Cast ({0} of {1})": "Besetzung ({0} von {1})", "CHARACTER": "ROLLE",
      "All cast": "Ganze Besetzung",
      "Poster": "Plakat", "Poster of {0}": "Plakat: {0}", "No poster": "Kein Plakat",
      "Similar movies": "Ähnliche Filme", "TITLE": "TITEL", "YEAR": "JAHR",
      "RATING": "WERTUNG", "Favorite": "Favorit",
      "Watchlist": "Merkliste", "Rate": "Bewerten", "Retry": "Nochmal",
      "favorite": "Favorit", "on your watchlist": "auf der Merkliste", "yours": "deine",
      "The rating must be from 0.5 to 10, in steps of 0.5.":
        "Eine Wertung geht von 0,5 bis 10, in Schritten von 0,5.",
      "Could not load your marks: {0}": "Deine Angaben fehlen: {0}",
      "You are not logged in.": "Du bist nicht angemeldet.",
      "Log in to mark movies.": "Melde dich dafür an.",
    ],
    numbers: NumberStyle(decimal: ",", group: ".", minGrouped: 4))
}
