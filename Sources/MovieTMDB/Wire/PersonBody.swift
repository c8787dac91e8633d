import MovieEntities

/// A person's page as TMDB sends it, with the requested movie credits.
struct PersonBody: Decodable {
  let person: PersonEntity

  private enum Key: String, CodingKey {
    case id, name, biography, birthday, deathday
    case placeOfBirth = "place_of_birth"
    case knownFor = "known_for_department"
    case movieCredits = "movie_credits"
  }

  /// Decodes a person's page.
  ///
  /// Everything except the `id` and the `name` may be missing.
  ///
  /// - Throws: `DecodingError` if the `id` or the `name` is missing.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) -> String { (try? body.text(forKey: key)) ?? "" }
    let credits = try? body.decode(MovieCreditsBody.self, forKey: .movieCredits)
    person = PersonEntity(
      id: try body.decode(Int.self, forKey: .id),
      name: try body.text(forKey: .name),
      birthday: Day(text(.birthday)),
      deathday: Day(text(.deathday)),
      placeOfBirth: text(.placeOfBirth),
      knownFor: text(.knownFor),
      biography: text(.biography),
      credits: credits?.credits ?? [])
  }
}
