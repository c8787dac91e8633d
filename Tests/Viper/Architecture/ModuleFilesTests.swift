import Testing
import ViperArchitecture

struct ModuleFilesTests {
  private func findings(_ changes: [String: String?]) -> [Finding] {
    ModuleFiles(of: [Sample.module]).findings(in: Sample.tree(changes))
  }

  @Test func `A complete module is not reported`() {
    #expect(findings([:]) == [])
  }

  @Test(arguments: Sample.files.keys.sorted())
  func `Each missing part is reported`(path: String) {
    let found = findings([path: nil])
    #expect(found.places == ["Notes"])
    #expect(found.allSatisfy { $0.message.contains(path.dropFirst("Notes/".count)) })
  }

  @Test(
    arguments: Sample.files.keys.filter { !$0.contains("Contract") }.sorted(),
    [
      "", "// struct NotesView {}", "let text = \"struct NotesView {}\"", "enum Other {}",
      "extension NotesView {}",
    ])
  func `A file that does not declare its type is reported`(path: String, text: String) {
    #expect(findings([path: text]).places == [path])
  }

  @Test(arguments: ["UI", "Presentable", "Interactable", "Routing"])
  func `Each protocol missing from the contract is reported`(role: String) {
    let path = "Notes/NotesContract.swift"
    let text = Sample.files[path]?.replacing(
      "protocol Notes\(role)", with: "// protocol Notes\(role)")
    let found = findings([path: text])
    #expect(found.places == [path])
    #expect(found.first?.message.contains("Notes\(role)") == true)
  }

  @Test func `Parts can be in subfolders and have custom names`() {
    let moved = Sample.files.map { path, text in
      (
        path.replacing("Notes/", with: "App/List/Parts/").replacing(
          "NotesMapper", with: "RowMaker"),
        text.replacing("NotesMapper", with: "RowMaker")
      )
    }
    let tree = SourceTree(files: Dictionary(uniqueKeysWithValues: moved))
    let module = ViperModule("App/List/", prefix: "Notes", mapper: "RowMaker")
    #expect(module.description == "App/List")
    #expect(ModuleFiles(of: [module]).findings(in: tree) == [])
    #expect(ModuleFiles(of: [ViperModule("App/List")]).findings(in: tree).count == 8)
  }

  @Test func `All parts can share a file if the module says so`() {
    let tree = Sample.oneFile()
    #expect(ModuleFiles(of: [Sample.oneFileModule]).findings(in: tree) == [])
    #expect(ModuleFiles(of: [Sample.module]).findings(in: tree).count == 8)
    #expect(ModuleFiles(of: [Sample.oneFileModule]).findings(in: Sample.tree()) == [])
  }

  @Test(arguments: [
    "NotesView ", "NotesPresenter", "NotesInteractor", "NotesRouter", "NotesAssembler",
    "NotesViewModel", "NotesMapper", "NotesUI", "NotesPresentable", "NotesInteractable",
    "NotesRouting",
  ])
  func `A part missing from a shared file is reported`(part: String) {
    let found = ModuleFiles(of: [Sample.oneFileModule])
      .findings(in: Sample.oneFile(without: part))
    #expect(found.places == ["Notes"])
    #expect(found.first?.message.contains(part.filter { $0 != " " }) == true)
  }

  @Test func `A missing module is reported`() {
    #expect(ModuleFiles(of: []).findings(in: Sample.tree()).count == 1)
    #expect(ModuleFiles(of: [ViperModule("Note")]).findings(in: Sample.tree()).places == ["Note"])
    #expect(ModuleFiles(of: [ViperModule("")]).findings(in: Sample.tree()).count == 1)
  }
}
