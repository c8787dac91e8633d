import Entities
import PersonDetail
import Viper

/// Writes a person's page as tab-separated lines: the name of a field, and its values.
enum PersonTSVEncoder {
  static func lines(_ person: PersonDetailViewModel) -> [StyledText] {
    let values = [
      ("id", String(person.id)), ("name", person.name),
      ("birthday", person.birthday?.description ?? ""),
      ("deathday", person.deathday?.description ?? ""), ("place", person.placeOfBirth),
      ("known_for", person.knownFor), ("biography", person.biography),
    ]
    return values.filter { !$0.1.isEmpty }
      .map { TSV.line(StyledText($0.0), StyledText($0.1)) }
      + person.filmography.map { film in
        TSV.line(
          "film", StyledText(String(film.id)), StyledText(film.title), StyledText(film.year),
          StyledText(film.part))
      }
  }
}
