import MovieDetail
import MovieEntities
import MoviePresentation
import Viper

/// Returns the text of a state in events: `.loaded(278, 2 similar; known, favorite…, typed 8.5)`.
///
/// `…` marks a change in progress. Default values are omitted.
func spelled(_ state: MovieDetailState) -> String {
  if let movie = state.page.content { return ".loaded(\(spelled(movie, state.page)))" }
  return state.page.failure.map { ".failed(\($0.code))" }
    ?? (state.page.isLoading ? ".loading" : ".idle")
}

/// Returns the event of a view that is updated with movie 278 and some nondefault values.
func shown(_ marks: String...) -> String {
  shown(marks)
}

/// Returns the same event for an array of values.
func shown(_ marks: [String]) -> String {
  let after = marks.isEmpty ? "" : "; " + marks.joined(separator: ", ")
  return "view.update(.loaded(278, 2 similar\(after)))"
}

private func spelled(
  _ movie: MovieDetailViewModel, _ phase: Phase<MovieDetailViewModel>
) -> String {
  var marks = spelled(marksOf: movie)
  if movie.showsAllCast { marks.append("all cast") }
  if movie.focus != 0 { marks.append("focus \(movie.focus)") }
  if phase.isLoading { marks.append("refreshing") }
  if movie.notice == "Updated" { marks.append("updated") }
  if let failure = phase.failure { marks.append("not refreshed: \(failure.code)") }
  if movie.isPartial { marks.insert("row", at: 0) }
  let after = marks.isEmpty ? "" : "; " + marks.joined(separator: ", ")
  return "\(movie.id), \(movie.similar.count) similar\(after)"
}

private func spelled(marksOf page: MovieDetailViewModel) -> [String] {
  let marks = page.marks
  func spelled(_ kind: Mark.Kind, _ name: String?, otherwise: String) -> String? {
    marks.canChange(kind) ? name : (name ?? otherwise) + "…"
  }
  return [
    marks.areKnown ? "known" : nil,
    spelled(.favorite, marks.isFavorite ? "favorite" : nil, otherwise: "no favorite"),
    spelled(.watchlist, marks.isOnWatchlist ? "watchlist" : nil, otherwise: "off watchlist"),
    spelled(.rating, marks.rating.map { "rated \($0)" }, otherwise: "not rated"),
    page.prompt.map { "typed \($0.text)" },
    page.prompt?.validationError == nil ? nil : "validationError",
    page.failure.map { "refused \($0.code)" },
    page.message == nil ? nil : "notice",
  ].compactMap(\.self)
}

extension Scene {
  /// The buttons that change the page, as opposed to those that open or copy a URL.
  var pageButtons: [Button] {
    buttons.filter { $0.effect == nil && !["undo", "trailer"].contains($0.id) }
  }
}
