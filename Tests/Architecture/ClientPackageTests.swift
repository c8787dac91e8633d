import Foundation
import Testing

struct ClientPackageTests {
  /// The types after the colon of each declaration in the example client package.
  private static let inherited = Result {
    let sources = SourceFile.root.appending(path: "Examples/Client/Sources/Client")
    let code = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
    return code.matches(of: /(?:struct|class|actor|enum) \w+: ([\w, ]+) \{/)
      .flatMap { $0.output.1.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  static func protocols() throws -> [String] {
    try SourceFile.all().flatMap { file in
      guard file.code.contains("public protocol ") else { return [String]() }
      return file.code.matches(of: /public protocol (\w+)/).map { String($0.output.1) }
    }
  }

  @Test(arguments: try protocols())
  func `The client package implements every public protocol`(name: String) throws {
    #expect(try Self.inherited.get().contains(name))
  }

  @Test func `The public protocols are found`() throws {
    #expect(try Self.protocols().count > 30)
  }
}
