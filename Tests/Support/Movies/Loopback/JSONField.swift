/// A JSON document that is passed on without being known.
indirect enum JSONField: Codable, Sendable {
  case truth(Bool)
  case number(Double)
  case text(String)
  case fields([String: JSONField])

  init(from decoder: any Decoder) throws {
    let place = try decoder.singleValueContainer()
    if let truth = try? place.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? place.decode(Double.self) {
      self = .number(number)
    } else if let text = try? place.decode(String.self) {
      self = .text(text)
    } else {
      self = .fields(try place.decode([String: JSONField].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var place = encoder.singleValueContainer()
    switch self {
    case .truth(let truth): try place.encode(truth)
    case .number(let number): try place.encode(number)
    case .text(let text): try place.encode(text)
    case .fields(let fields): try place.encode(fields)
    }
  }
}
