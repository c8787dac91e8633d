import ViperLocalization

extension Localizer {
  /// Some of the page's texts in German; the others stay English.
  static let german = Localizer(
    texts: [
      "February": "Februar", "May": "Mai", "{0} {1}, {2}": "{1}. {0} {2}",
      "from 1 vote": "bei 1 Stimme", "from {0} votes": "bei {0} Stimmen",
      "No votes yet": "Noch keine Stimmen", "Released": "Erschienen",
      "Released {0}": "Erschienen am {0}",
      "Directed by": "Regie von", "Director": "Regie", "Written by": "Buch", "Cast": "Besetzung",
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
