import MovieEntities

/// A person's page as TMDB sends it, with the requested movie credits.
struct PersonBody: Decodable {
  let person: PersonEntity

  /// Decodes a person's page; all fields except `id` and `name` are optional.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: FieldName.self)
    func text(_ key: FieldName) -> String { (try? body.text(forKey: key)) ?? "" }
    let credits = try? body.decode(MovieCreditsBody.self, forKey: "movie_credits")
    person = PersonEntity(
      id: try body.decode(Int.self, forKey: "id"),
      name: try body.text(forKey: "name"),
      birthday: Day(text("birthday")),
      deathday: Day(text("deathday")),
      placeOfBirth: text("place_of_birth"),
      knownFor: text("known_for_department"),
      biography: text("biography"),
      portraitURL: ImageAddress.portrait(text("profile_path")),
      credits: credits?.credits ?? [])
  }
}

/// The `movie_credits` of a person's page; either list may be missing, and unreadable rows are
/// skipped.
struct MovieCreditsBody: Decodable {
  /// The credits in the order of the response, cast first, without duplicates.
  let credits: [MovieCredit]

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: FieldName.self)
    func rows(_ key: FieldName) -> [Row] {
      (try? body.decode(LossyArray<Row>.self, forKey: key))?.elements ?? []
    }
    let cast = rows("cast").map { $0.credit(.cast(character: $0.character)) }
    let crew = rows("crew").compactMap { row in
      row.job.map { row.credit(.crew(job: $0, department: row.department)) }
    }
    credits = (cast + crew).uniqued
  }

  /// A row of the cast or crew list, which must have a movie's `id` and `title`; a crew row must
  /// also have a `job`.
  private struct Row: Decodable {
    private let id: Int
    private let title: String
    private let releaseDate: ReleaseDate?
    let character: String
    let job: String?
    let department: String

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: FieldName.self)
      id = try row.identifier(forKey: "id")
      title = try row.text(forKey: "title")
      releaseDate = (try? row.text(forKey: "release_date")).flatMap { ReleaseDate($0) }
      character = (try? row.textIfPresent(forKey: "character")) ?? ""
      job = try? row.textIfPresent(forKey: "job")
      department = (try? row.textIfPresent(forKey: "department")) ?? ""
    }

    func credit(_ part: MoviePart) -> MovieCredit {
      MovieCredit(movie: id, title: title, releaseDate: releaseDate, part: part)
    }
  }
}

/// A page of people found by a search, in TMDB's format; unreadable rows are skipped.
struct PersonPageBody: Decodable {
  let page: PersonPage

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: FieldName.self)
    page = PersonPage(
      people: try body.decode(LossyArray<Row>.self, forKey: "results").elements.map(\.person),
      totalPages: (try? body.decode(Int.self, forKey: "total_pages")) ?? 1,
      totalResults: try? body.decode(Int.self, forKey: "total_results"))
  }

  /// A row; all fields except `id` and `name` are optional.
  private struct Row: Decodable {
    let person: FoundPerson

    /// Truncates text to 1 kB, so that 10,000 rows with four works each take at most 64 MB.
    private static func text(_ whole: String) -> String {
      BoundedText(whole, limit: 1 << 10).text
    }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: FieldName.self)
      let works = try? row.decode(LossyArray<Work>.self, forKey: "known_for").elements
      let knownFor = try? row.decodeIfPresent(String.self, forKey: "known_for_department")
      person = FoundPerson(
        id: try row.identifier(forKey: "id"),
        name: Self.text(try row.decode(String.self, forKey: "name")),
        knownFor: Self.text(knownFor ?? ""),
        works: works?.prefix(4).compactMap { ($0.title ?? $0.name).map { Self.text($0.text) } }
          ?? [])
    }
  }

  /// A movie has a title; a series has a name.
  private struct Work: Decodable {
    let title: BoundedText?
    let name: BoundedText?
  }
}
