import Entities
import PersonDetail
import ViperTerminal

/// Writes a person's page as one JSON document.
enum PersonJSONEncoder {
  static func document(_ person: PersonDetailViewModel, isPretty: Bool) -> String {
    JSONText.encode(Document(person: person), isPretty: isPretty)
  }

  private struct Document: Encodable {
    let person: PersonDetailViewModel

    private enum CodingKeys: String, CodingKey {
      case id, name, birthday, deathday, biography, films
      case placeOfBirth = "place_of_birth"
      case knownFor = "known_for_department"
    }

    func encode(to encoder: any Encoder) throws {
      var document = encoder.container(keyedBy: CodingKeys.self)
      try document.encode(person.id, forKey: .id)
      try document.encode(person.name, forKey: .name)
      try document.encode(person.birthday?.description, forKey: .birthday)
      try document.encode(person.deathday?.description, forKey: .deathday)
      try document.encode(
        person.placeOfBirth.isEmpty ? nil : person.placeOfBirth, forKey: .placeOfBirth)
      try document.encode(person.knownFor, forKey: .knownFor)
      try document.encode(person.biography, forKey: .biography)
      try document.encode(person.filmography.map(Film.init), forKey: .films)
    }
  }

  /// A movie of the person; a part that the person does not have is `null`.
  private struct Film: Encodable {
    let film: PersonFilm

    private enum CodingKeys: String, CodingKey {
      case id, title, character, job
      case releaseDate = "release_date"
    }

    func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: CodingKeys.self)
      try row.encode(film.id, forKey: .id)
      try row.encode(film.title, forKey: .title)
      try row.encode(film.releaseDay?.description, forKey: .releaseDate)
      try row.encode(film.characters?.joined(separator: ", "), forKey: .character)
      try row.encode(film.jobs.isEmpty ? nil : film.jobs.joined(separator: ", "), forKey: .job)
    }
  }
}
