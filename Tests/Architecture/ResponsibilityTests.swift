import Testing

struct ResponsibilityTests {
  /// Returns the files whose code contains any of the words as a whole word.
  private static func files(with words: [String]) throws -> [String] {
    try SourceFile.all().filter { $0.uses(of: words) != [] }.map(\.description)
  }

  @Test func `Only persisted entities are decodable`()
    throws
  {
    let decoded = try Self.files(with: ["Decodable", "Codable"]).filter {
      $0.hasPrefix("Entities/")
    }
    #expect(
      decoded == [
        "Entities/Accounts/Account.swift", "Entities/Accounts/Session.swift",
        "Entities/Movies/MovieID.swift",
      ])
  }

  @Test func `Only TMDB builds picture URLs`() throws {
    let files = try SourceFile.all().filter { $0.uncommented.contains("image.tmdb.org") }
    // The help shows the variable's default.
    #expect(
      files.map(\.description).sorted() == [
        "CLI/Help/HelpTopics.swift", "TMDB/Service/Gateways/ServicePictures.swift",
      ])
  }

  @Test func `Sessions are looked up in one place`() throws {
    let files = try SourceFile.all().filter { $0.code.contains(".session(at:") }
    #expect(files.map(\.description) == ["Entities/Accounts/AccountGateway.swift"])
  }
}
