import MovieEntities

/// The session of a user named Neo.
func session(
  _ id: String = "s1", of service: String = "tmdb", username: String = "neo99",
  name: String = "Neo"
) -> SessionEntity {
  SessionEntity(
    service: service, baseURL: "https://api.themoviedb.org", id: id,
    account: AccountEntity(id: 1, username: username, name: name))
}

extension MovieError {
  /// The error of a request without a prepared response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// A temporary failure.
  static let offline = MovieError(
    .offline, "There is no way to the service.", advice: "Check the connection.", canRetry: true)
  /// A failure that another password resolves.
  static let wrongPassword = MovieError(
    .wrongPassword, "The password is wrong.", advice: "Type it again.")
  /// A failure that another state folder resolves.
  static let notWritable = MovieError(
    .stateNotWritable, "The session could not be kept.", advice: "Free some space.")
}
