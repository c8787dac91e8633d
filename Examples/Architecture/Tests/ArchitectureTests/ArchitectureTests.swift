import Testing
import ViperArchitecture

@Suite("The architecture")
struct ArchitectureTests {
  private let modules = [ViperModule("Notes")]

  @Test("Each folder imports what its floor allows")
  func floors() throws {
    let floors = Floors(["Notes": ["Viper"], "App": ["Notes", "Viper"]])
    let sources = try SourceTree.ofThisPackage()
    #expect(floors.findings(in: sources) == [])
  }

  @Test("The module is complete")
  func files() throws {
    let sources = try SourceTree.ofThisPackage()
    #expect(ModuleFiles(of: modules).findings(in: sources) == [])
  }

  @Test("The module holds nothing that owns it")
  func edges() throws {
    let sources = try SourceTree.ofThisPackage()
    #expect(BackEdges(of: modules).findings(in: sources) == [])
  }

  @Test("The module does not know others")
  func neighbors() throws {
    let sources = try SourceTree.ofThisPackage()
    #expect(SeparateModules(modules).findings(in: sources) == [])
  }
}
