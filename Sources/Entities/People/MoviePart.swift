/// The part of a person in a movie.
public enum MoviePart: Hashable, Sendable {
  /// The person acted. The character is empty if TMDB does not know it.
  case cast(character: String)
  /// The person was of the crew, with a job such as `Director` and a department such as
  /// `Directing`, as TMDB spells them.
  case crew(job: String, department: String)
}
