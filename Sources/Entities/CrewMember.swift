/// A person who has one job in the production of a movie.
public protocol CrewMember: Sendable {
  /// TMDB's identifier of the person.
  var id: Int { get }
  /// The person's name.
  var name: String { get }
  /// The job as TMDB names it, such as `Director` or `Screenplay`.
  var job: String { get }
  /// The department of the job, such as `Directing` or `Writing`.
  var department: String { get }
}

extension DetailedMovie {
  /// The names of the directors, each once.
  public var directors: [String] { names { $0.job == "Director" } }

  /// The names of the people who wrote the movie or the work that it is based on, each once.
  public var writers: [String] { names { $0.department == "Writing" } }

  private func names(where isMeant: (any CrewMember) -> Bool) -> [String] {
    var names: [String] = []
    for member in crew where isMeant(member) && !names.contains(member.name) {
      names.append(member.name)
    }
    return names
  }
}
