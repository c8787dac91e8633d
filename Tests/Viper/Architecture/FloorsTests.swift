import Testing
import ViperArchitecture

struct FloorsTests {
  private let floors = Floors(["Viper": [], "Notes": ["Viper"]], everywhere: ["Foundation"])
  private let files = [
    "Viper/Module.swift": "import Foundation", "Notes/A.swift": "import Foundation\nimport Viper",
  ]

  private func findings(_ changes: [String: String]) -> [String] {
    floors.findings(in: SourceTree(files: files.merging(changes) { $1 })).map(\.description)
  }

  @Test func `An allowed import is not reported`() {
    #expect(findings([:]) == [])
  }

  @Test func `A disallowed import is reported with its line`() {
    #expect(
      findings(["Viper/Deep/B.swift": "\nimport struct Notes.Note\n@testable import Login"]) == [
        "Viper/Deep/B.swift:2: Viper may not import Notes. Remove the import, or add Notes to the "
          + "floor of Viper.",
        "Viper/Deep/B.swift:3: Viper may not import Login. Remove the import, or add Login to the "
          + "floor of Viper.",
      ])
  }

  @Test func `A folder without a floor is reported`() {
    #expect(
      findings(["Login/A.swift": ""]) == [
        "Login: This folder is not listed. Add it to the floors with the modules it may import."
      ])
  }

  @Test func `A file outside all folders is reported`() {
    #expect(
      findings(["main.swift": ""]) == [
        "main.swift: This file is not in a folder, so its imports are not checked. Move it into "
          + "a folder."
      ])
  }

  @Test func `A floor without a folder is reported`() {
    var floors = floors
    floors.lines["Login"] = []
    #expect(
      floors.findings(in: SourceTree(files: files)).map(\.description) == [
        "Login: This folder is listed but has no Swift files. Fix or remove its floor."
      ])
  }

  @Test func `A check without files is reported`() {
    #expect(Floors([:]).findings(in: SourceTree([])).count == 1)
  }

  @Test func `The check reads a folder on disk`() throws {
    let folder = try Folder(files.merging(["Viper/B.swift": "import Notes"]) { $1 })
    #expect(floors.findings(in: try SourceTree(at: folder.path)).places == ["Viper/B.swift:1"])
  }
}
