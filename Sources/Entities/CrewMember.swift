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
  /// The directors, each once.
  public var directors: [any CrewMember] {
    var directors: [any CrewMember] = []
    for member in crew where member.job == "Director" {
      // A catalogue may know no identifiers, so the name is compared too.
      if !directors.contains(where: { $0.id == member.id && $0.name == member.name }) {
        directors.append(member)
      }
    }
    return directors
  }

  /// The names of the people who wrote the movie or the work that it is based on, each once.
  public var writers: [String] {
    var names: [String] = []
    for member in crew where member.department == "Writing" && !names.contains(member.name) {
      names.append(member.name)
    }
    return names
  }
}
