import ViperEssentials

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
