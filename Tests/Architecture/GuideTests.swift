import Foundation
import Testing

struct GuideTests {
  private static let origins = ["Docs/Origins.md", "Docs/Origins.es.md"]

  @Test(arguments: ["CONTRIBUTING.md", "Docs/WhyVIPER.md"] + origins)
  func `Every path the guides mention exists`(guide: String) throws {
    let paths = try Guide(of: guide).paths
    let missing = paths.filter {
      !FileManager.default.fileExists(atPath: SourceFile.root.appending(path: $0).path)
    }
    #expect(missing == [])
    #expect(Set(paths).count >= 5)
  }

  @Test(arguments: ["Docs/WhyVIPER.md"] + origins)
  func `Every name that a guide mentions exists`(guide: String) throws {
    let names = try Guide(of: guide).names
    let files = try ["Sources", "Tests/ListOfMovies", "Examples/UAdivino/Sources"]
      .flatMap { $0 == "Sources" ? try SourceFile.all() : try SourceFile.files(in: $0) }
    let folders = Set(files.map(\.folder))
    let missing = names.filter { name in
      !folders.contains(name) && !files.contains { $0.declares(name) }
    }
    #expect(missing == [])
    #expect(Set(names).count >= 10)
  }

  @Test(arguments: origins)
  func `Every path in the origins is a link`(guide: String) throws {
    let guide = try Guide(of: guide)
    #expect(Set(guide.paths).subtracting(guide.linkedPaths) == [])
  }

  @Test func `The origins are the same in all languages`() throws {
    let words = try Self.origins.map { guide in
      let guide = try Guide(of: guide)
      return Set(guide.paths + guide.names)
    }
    #expect(words[0].symmetricDifference(words[1]) == [])
  }

  @Test func `The diagram of a module is the same on every page`() throws {
    let pages = [
      "README.md", "Sources/Viper/README.md", "Sources/Viper/Kernel/Viper.docc/Viper.md",
    ]
    let diagrams = try pages.map { page in
      let text = try String(contentsOf: SourceFile.root.appending(path: page), encoding: .utf8)
      return try #require(text.split(separator: "```").first { $0.contains("──▶ Window") })
    }
    #expect(Set(diagrams).count == 1)
  }
}
