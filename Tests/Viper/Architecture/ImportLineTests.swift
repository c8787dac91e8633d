import Testing
import ViperArchitecture

struct ImportLineTests {
  private func imports(_ text: String) -> [String] {
    SourceFile(target: "Notes", name: "X.swift", text: text).imports.map(\.module)
  }

  @Test(arguments: [
    "import Login", "  import Login", "import Login // why",
    "public import Login", "@testable import Login", "@_exported public import Login",
    "@_spi(Inner) import Login", "@preconcurrency\nimport Login", "import struct Login.Form",
    "import func Login.form", "import\n  class Login.Form", "import Login.Form",
    "import/* a */Login", "let a = 1; import Login", "import `Login`", "\r\nimport Login\r\n",
    "let a = \"\"\"\n  \\(b)\n  \"\"\"\nimport Login", "#if DEBUG\n  import Login\n#endif",
    "}}}}\nimport Login", "/* /* */ */ import Login",
    "let a = \"\\\\\"\nimport Login",
    "let a = \"not closed\\(\nimport Login",
  ])
  func `Every form of import is found`(text: String) {
    #expect(imports(text) == ["Login"])
  }

  @Test(arguments: [
    "// import Login", "/* /* */ import Login */", "let a = \"import Login\"",
    "let a = \"\"\"\n  import Login\n  \"\"\"", "let a = #\"\" import Login\"#",
    "f(import: Login)", "func f(_ a: Int,\n  import login: Int) {}", "case .import(Login)",
    "let imports = Login", "#if canImport(Login)\n#endif", "import",
    "import struct", "import \"Login\"",
  ])
  func `Text that only resembles an import is ignored`(text: String) {
    #expect(imports(text) == [])
  }

  @Test func `Both branches of a condition count`() {
    #expect(
      imports("#if os(Linux)\nimport Glibc\n#else\nimport Darwin.C\n#endif") == ["Glibc", "Darwin"])
  }
}
