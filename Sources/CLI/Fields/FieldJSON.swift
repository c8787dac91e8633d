import Entities
import Viper
import Wording

extension FieldValue: Encodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .record(let record):
      var object = encoder.container(keyedBy: Name.self)
      for (name, value) in record.members {
        try object.encode(value, forKey: Name(stringValue: name))
      }
    case .list(let values):
      var array = encoder.unkeyedContainer()
      for value in values { try array.encode(value) }
    default:
      var value = encoder.singleValueContainer()
      try encodeOne(in: &value)
    }
  }

  private func encodeOne(in container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .none, .list, .record: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .decimal(let number): try container.encode(number)
    case .flag(let isSet): try container.encode(isSet)
    case .day(let day): try container.encode(day.description)
    case .rating: try container.encode(Double(text))
    }
  }
}
