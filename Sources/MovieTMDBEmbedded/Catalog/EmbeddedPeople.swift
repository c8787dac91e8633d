import CMovieFixtures
import MovieEntities
import ViperEssentials

extension EmbeddedCatalog {
  /// Returns a person's page as the service sends it; `nil` if there is no such person.
  ///
  /// The catalog knows people only from the credits of its movies. It has no biographies, dates
  /// or pictures, and none are invented: the page says what the service says when it does not know
  /// them.
  func person(_ id: String, with parts: String) -> Data? {
    let credits = credits(of: id)
    guard let name = credits.first?.name else { return nil }
    var body = Data()
    body.append("{\"id\":\(id),\"name\":\"")
    body.append(name)
    body.append("\",\"biography\":\"\",\"birthday\":null,\"deathday\":null,")
    body.append("\"place_of_birth\":null,\"profile_path\":null,\"known_for_department\":\"")
    body.append(department(of: credits))
    body.append(UInt8(ascii: "\""))
    if parts.split(separator: ",").contains("movie_credits") {
      body.append(",\"movie_credits\":{\"cast\":[")
      body.append(rows(credits.filter(\.isCast), of: id))
      body.append("],\"crew\":[")
      body.append(rows(credits.filter { !$0.isCast }, of: id))
      body.append("]}")
    }
    body.append(UInt8(ascii: "}"))
    return body
  }

  /// Returns TMDB's identifiers of the movies in which a person took part.
  func movies(with person: String) -> Set<Int> { Set(credits(of: person).map(\.movie)) }

  /// Returns the credits of a person, in the order of the movies.
  private func credits(of id: String) -> [CatalogCredit] {
    // A path can contain anything, and only digits can be searched for.
    guard !id.isEmpty, id.utf8.allSatisfy(\.isDigit) else { return [] }
    // A movie's row begins with its `id` too, but not with a name behind it.
    let start = Array("{\"id\":\(id),\"name\":".utf8)
    return zip(index.ids, Data(fixture: fixture_details()).rows).flatMap { movie, row in
      row.places(of: start).compactMap { CatalogCredit(row[$0...], movie: movie) }
    }
  }

  /// Returns the department of most of the credits; among equals, acting and then the first.
  ///
  /// The service stores the department that a person is known for, and the catalog derives it:
  /// `Acting` for a person who only acted, and otherwise the most frequent one.
  private func department(of credits: [CatalogCredit]) -> Data {
    let departments = (credits.filter(\.isCast) + credits.filter { !$0.isCast }).map(\.department)
    let counts = Dictionary(departments.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return departments.first { counts[$0] == most } ?? Data()
  }

  /// Returns rows as `movie_credits` has them: the movie's own, what the person did, and an
  /// identifier of the credit, which is invented.
  private func rows(_ credits: [CatalogCredit], of id: String) -> Data {
    var rows = Data()
    for (place, credit) in credits.enumerated() {
      guard let row = row(of: credit.movie) else { continue }
      if !rows.isEmpty { rows.append(UInt8(ascii: ",")) }
      rows.append(row.dropLast())
      rows.append(UInt8(ascii: ","))
      rows.append(credit.fields)
      let kind = credit.isCast ? "cast" : "crew"
      rows.append(",\"credit_id\":\"\(credit.movie)-\(id)-\(kind)-\(place)\"}")
    }
    return rows
  }
}

/// A credit as the details of a movie contain it, of which nothing is decoded.
///
/// The catalog writes each with its fields in the same order: `id`, `name` and then what the
/// person did, as `{"id":910000011,"name":"Max Schreck","character":"Count Orlok","order":0}`.
struct CatalogCredit {
  let movie: Int
  /// The person's name as it is written in JSON, without quotation marks.
  let name: Data
  /// The fields behind the name: a character, or a job and a department.
  let fields: Data
  /// The department as it is written in JSON; `Acting` for the cast.
  let department: Data
  /// Whether the person acted; otherwise the person was of the crew.
  let isCast: Bool

  /// Creates a credit from the details of a movie from its opening brace on, or returns `nil` if
  /// the bytes are not a credit.
  init?(_ bytes: Data, movie: Int) {
    guard let (texts, end) = Self.texts(bytes), texts.count > 3, texts[1].text == "name" else {
      return nil
    }
    self.movie = movie
    name = texts[2]
    // Behind the name are a quotation mark and a comma.
    fields = bytes[min(texts[2].endIndex + 2, end)..<end]
    isCast = texts[3].text == "character"
    guard let department = isCast ? Data("Acting".utf8) : Self.department(texts) else { return nil }
    self.department = department
  }

  /// Returns the text behind the name of the field.
  private static func department(_ texts: [Data]) -> Data? {
    zip(texts, texts.dropFirst()).first { $0.0.text == "department" }?.1
  }

  /// Returns the texts of the object at the beginning, without their quotation marks, and the place
  /// of its closing brace; `nil` if there is none.
  private static func texts(_ bytes: Data) -> (texts: [Data], end: Data.Index)? {
    var texts: [Data] = []
    var start: Data.Index?
    var isEscaped = false
    for place in bytes.indices {
      let byte = bytes[place]
      if let first = start {
        if !isEscaped, byte == UInt8(ascii: "\"") {
          texts.append(bytes[first..<place])
          start = nil
        }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        start = bytes.index(after: place)
      } else if byte == UInt8(ascii: "}") {
        return (texts, place)
      }
    }
    return nil
  }
}
