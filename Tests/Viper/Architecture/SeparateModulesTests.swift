import Testing
import ViperArchitecture

struct SeparateModulesTests {
  private let modules = [
    ViperModule("Notes"), ViperModule("App/Login"), ViperModule("App/Help"),
  ]
  private let files = [
    "Notes/Note.swift": "import Viper\nstruct Note {}",
    "App/Login/Login.swift": "import Viper\nstruct Form { let page: Page }\nprivate struct Page {}",
    "App/Help/Help.swift": "struct Page { enum Form {} }",
    "App/App.swift": "import Notes\nstruct App { let form: Form, page: Page }",
  ]

  private func findings(_ changes: [String: String]) -> [String] {
    SeparateModules(modules).findings(in: SourceTree(files: files.merging(changes) { $1 }))
      .map(\.description)
  }

  @Test func `Separate modules are not reported`() {
    #expect(findings(["App/Help/Help.swift": "struct Page {} // Form"]) == [])
  }

  @Test func `An import of another module is reported`() {
    #expect(
      findings([
        "App/Help/Help.swift": "struct Page {}",
        "Notes/Deep/Row.swift": "import Viper\npublic import struct App.Form",
      ]) == [
        "Notes/Deep/Row.swift:2: A module must not import another module, App/Login. "
          + "Use the module's output instead.",
        "Notes/Deep/Row.swift:2: A module must not import another module, App/Help. "
          + "Use the module's output instead.",
      ])
  }

  @Test func `In one target, a type of another module is reported`() {
    #expect(
      findings(["App/Help/Help.swift": "struct Page {\n  let form: Form\n}"]) == [
        "App/Help/Help.swift:2: A module must not use Form of another module, App/Login. "
          + "Use the module's output instead."
      ])
  }

  @Test func `A missing module is reported`() {
    let tree = SourceTree(files: files)
    #expect(SeparateModules([]).findings(in: tree).count == 1)
    #expect(SeparateModules([ViperModule("Note")]).findings(in: tree).places == ["Note"])
  }
}
