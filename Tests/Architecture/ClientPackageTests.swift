import Testing

struct ClientPackageTests {
  private static let client = Result { try SourceFile.files(in: "Examples/Client/Sources") }

  /// The types after the colon of each declaration in the example client package.
  private static let inherited = Result {
    try client.get().flatMap { file in
      file.text.matches(of: /(?:struct|class|actor|enum) \w+: ([\w, ]+) \{/)
        .flatMap { $0.output.1.split(separator: ", ").map(String.init) }
    }
  }

  /// Returns the public protocols, except for those of screens that the client package does not
  /// import, because all screens have the same protocols.
  static func protocols() throws -> [String] {
    let imports = Set(try client.get().flatMap(\.imports))
    return try SourceFile.all().flatMap { file in
      let isUsed = imports.contains(file.target) || !SourceFile.screens.contains(file.folder)
      guard isUsed, file.code.contains("public protocol ") else { return [String]() }
      return file.code.matches(of: /public protocol (\w+)/).map { String($0.output.1) }
    }
  }

  @Test(arguments: try protocols())
  func `The client package implements the public protocols`(name: String) throws {
    #expect(try Self.inherited.get().contains(name))
  }
}
