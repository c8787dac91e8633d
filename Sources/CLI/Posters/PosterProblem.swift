/// The reason why a poster is not shown, for the log.
struct PosterProblem: Error {
  let text: String
}
