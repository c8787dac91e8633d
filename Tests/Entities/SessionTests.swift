import Foundation
import MovieEntities
import Testing

struct SessionTests {
  private struct Visitor: Account {
    let id = 7
    let username = "visitor"
    let name = "A Visitor"
  }

  private let session = SessionEntity(
    service: "offline", baseURL: "https://service.example/3", id: "s3cret", account: Visitor())

  @Test func `A session is decoded as it was encoded`() throws {
    let kept = try JSONEncoder().encode(session)
    #expect(try JSONDecoder().decode(SessionEntity.self, from: kept) == session)
  }

  @Test func `A session has stable keys`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let kept = String(decoding: try encoder.encode(session), as: UTF8.self)
    #expect(
      kept == #"{"account":{"id":7,"name":"A Visitor","username":"visitor"},"#
        + #""base_url":"https://service.example/3","service":"offline","session_id":"s3cret"}"#)
  }

  @Test(arguments: ["service", "base_url", "session_id", "account"])
  func `An incomplete session is rejected`(key: String) throws {
    var fields =
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(session)) as? [String: Any] ?? [:]
    #expect(fields.removeValue(forKey: key) != nil)
    let half = try JSONSerialization.data(withJSONObject: fields)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SessionEntity.self, from: half)
    }
  }

  @Test(arguments: [("Ada", "Ada"), ("", "ada1815")])
  func `A person is shown by name, or by user name without one`(name: String, shown: String) {
    #expect(AccountEntity(id: 1, username: "ada1815", name: name).displayName == shown)
  }
}
