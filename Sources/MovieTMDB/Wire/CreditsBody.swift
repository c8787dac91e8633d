import MovieEntities

/// The `credits` of a movie page; either list may be missing, and rows that cannot be decoded are
/// skipped.
struct CreditsBody: Decodable {
  /// The cast, in billing order.
  let cast: [CastMember]
  /// The crew, with one element for each job of a person.
  let crew: [CrewMember]

  private enum Key: CodingKey { case cast, crew }

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let players = (try? body.decode(LossyArray<Player>.self, forKey: .cast))?.elements ?? []
    // The index is compared too, so that players without an order stay in the order of the
    // response.
    cast = players.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.member)
    let makers = (try? body.decode(LossyArray<Maker>.self, forKey: .crew))?.elements ?? []
    crew = makers.map(\.member)
  }

  /// A row of `credits.cast`, which cannot be decoded without an `id` and a `name`.
  private struct Player: Decodable {
    let member: CastMember
    /// The position in the billing, from 0; `Int.max` if TMDB does not send it.
    let order: Int

    private enum Key: CodingKey { case id, name, character, order }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: Key.self)
      member = CastMember(
        id: try row.identifier(forKey: .id),
        name: try row.text(forKey: .name),
        character: (try? row.text(forKey: .character)) ?? "")
      order = (try? row.decode(Int.self, forKey: .order)) ?? .max
    }
  }

  /// A row of `credits.crew`, in which no field may be missing.
  private struct Maker: Decodable {
    let id: Int
    let name: BoundedText
    let job: BoundedText
    let department: BoundedText

    var member: CrewMember {
      CrewMember(id: id, name: name.text, job: job.text, department: department.text)
    }
  }
}
