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

/// The `movie_credits` of a person's page; either list may be missing, and rows that cannot be
/// decoded are skipped.
struct MovieCreditsBody: Decodable {
  /// The parts in the order of the response, those of the cast first.
  ///
  /// A row that repeats an earlier one is skipped, because a page could not tell them apart.
  let credits: [MovieCredit]

  private enum Key: CodingKey { case cast, crew }

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let cast = (try? body.decode(LossyArray<CastRow>.self, forKey: .cast))?.elements ?? []
    let crew = (try? body.decode(LossyArray<CrewRow>.self, forKey: .crew))?.elements ?? []
    var known: Set<MovieCredit> = []
    credits = (cast.map(\.credit) + crew.map(\.credit)).filter { known.insert($0).inserted }
  }

  /// A row of `movie_credits.cast`, which cannot be decoded without the `id` and the `title` of a
  /// movie.
  private struct CastRow: Decodable {
    let credit: MovieCredit

    private enum Key: CodingKey { case character }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: Key.self)
      let character = (try? row.text(forKey: .character)) ?? ""
      credit = try CreditedMovie(from: decoder).credit(.cast(character: character))
    }
  }

  /// A row of `movie_credits.crew`, which cannot be decoded without a `job` either.
  private struct CrewRow: Decodable {
    let credit: MovieCredit

    private enum Key: CodingKey { case job, department }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: Key.self)
      let department = (try? row.text(forKey: .department)) ?? ""
      credit = try CreditedMovie(from: decoder)
        .credit(.crew(job: try row.text(forKey: .job), department: department))
    }
  }

  /// The values of a row about its movie.
  private struct CreditedMovie: Decodable {
    private let id: Int
    private let title: String
    private let releaseDay: Day?

    private enum Key: String, CodingKey {
      case id, title
      case releaseDate = "release_date"
    }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: Key.self)
      id = try row.identifier(forKey: .id)
      title = try row.text(forKey: .title)
      releaseDay = (try? row.text(forKey: .releaseDate)).flatMap { Day($0) }
    }

    func credit(_ part: MoviePart) -> MovieCredit {
      MovieCredit(movie: id, title: title, releaseDay: releaseDay, part: part)
    }
  }
}
