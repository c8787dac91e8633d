/// A condition of a filter, spelled as the option of the command line without its hyphens.
package enum FilterField: String, CaseIterable, Sendable {
  case genre, year, rating, votes
  case originalLanguage = "original-language"
  case country
  case people = "with"
  case order = "sort"
}
