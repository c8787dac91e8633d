import Testing
import ViperArchitecture

struct ArchitectureTests {
  private let modules = [ViperModule("Notes")]

  @Test func `Each folder imports only what its floor allows`() throws {
    let floors = Floors(["Notes": ["Viper"], "App": ["Notes", "Viper"]])
    let sources = try SourceTree.ofThisPackage()
    #expect(floors.findings(in: sources) == [])
  }

  @Test func `The module is complete`() throws {
    let sources = try SourceTree.ofThisPackage()
    #expect(ModuleFiles(of: modules).findings(in: sources) == [])
  }

  @Test func `The module does not retain its owners`() throws {
    let sources = try SourceTree.ofThisPackage()
    #expect(BackEdges(of: modules).findings(in: sources) == [])
  }

  @Test func `The module does not use other modules`() throws {
    let sources = try SourceTree.ofThisPackage()
    #expect(SeparateModules(modules).findings(in: sources) == [])
  }
}
