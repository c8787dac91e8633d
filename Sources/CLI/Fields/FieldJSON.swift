import MovieEntities

extension FieldValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .none: try String?.none.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .decimal(let number): try number.encode(to: encoder)
    case .flag(let isSet): try isSet.encode(to: encoder)
    case .day(let day): try day.description.encode(to: encoder)
    case .rating: try Double(text).encode(to: encoder)
    case .list(let values): try values.encode(to: encoder)
    case .record(let record):
      try Dictionary(record.members) { _, last in last }.encode(to: encoder)
    }
  }
}
