import Foundation
import Testing
import ViperArchitecture

struct ClientPackageTests {
  /// The code of the example client package.
  private static func code() throws -> String {
    let sources = try SourceFile.root.appending(path: "Examples/Client/Sources/Client")
    return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  static func protocols() throws -> [String] {
    try SourceFile.all().flatMap { file in
      file.code.matches(of: /public protocol (\w+)/).map { String($0.output.1) }
    }
  }

  @Test(arguments: try protocols())
  func `The client package implements every public protocol`(name: String) throws {
    // The types after the colon of each declaration.
    let inherited = try Self.code().matches(of: /(?:struct|class|actor|enum) \w+: ([\w, ]+) \{/)
      .flatMap { $0.output.1.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(inherited.contains(name))
  }

  @Test func `The public protocols are found`() throws {
    #expect(try Self.protocols().count > 30)
  }
}
