import Testing
import ViperArchitecture

@Suite("Rooms")
struct RoomsTests {
  private func findings(_ files: [String: String], of folder: String = "App") -> [String] {
    Rooms(of: folder).findings(in: SourceTree(files: files)).map(\.description)
  }

  @Test("References that run one way are no finding")
  func clean() {
    #expect(
      findings([
        "App/App.swift": "let a = Screen()",
        "App/Screens/Screen.swift": "struct Screen { let b: Row }",
        "App/Rows/Row.swift": "struct Row {}",
        "App/Screens/Two.swift": "struct Two { let a: Screen }",
      ]) == [])
  }

  @Test("A circle is found, whatever stands between, and not what only leads to it")
  func circle() {
    #expect(
      findings([
        "App/App.swift": "let one = One()", "App/Low/Low.swift": "struct Low {}",
        "App/One/A.swift": "struct One {\n  let two: Two; let low: Low\n}",
        "App/Two/B.swift": "func two() { print(\"\\(Three.name)\") }\nstruct Two {}",
        "App/Three/C.swift": "enum Three {\n\n  static let one: One\n}",
      ]) == [
        "App/One/A.swift:2: One needs Two for Two, and Two leads back to One. Move one of the "
          + "types, or put a protocol between them.",
        "App/Three/C.swift:3: Three needs One for One, and One leads back to Three. Move one of the "
          + "types, or put a protocol between them.",
        "App/Two/B.swift:1: Two needs Three for Three, and Three leads back to Two. Move one of the "
          + "types, or put a protocol between them.",
      ])
  }

  @Test(
    "However a type is declared, it is found",
    arguments: [
      "struct B {}", "@MainActor public final class B {}", "#if DEBUG\n  enum B {}\n#endif",
      "indirect enum B {}", "public typealias B = Int", "actor B {}", "protocol B: AnyObject {}",
      "}\nstruct B {}", "struct `B` {}", "struct\nB {}", "struct b {}; typealias B = b",
    ])
  func declarations(text: String) {
    let files = ["App/A/A.swift": "struct A { let b: B }", "App/B/B.swift": text + "\nlet a: A"]
    #expect(findings(files).count == 2)
  }

  @Test(
    "What is private, nested, or no code is none",
    arguments: [
      "private struct B {}", "@objc fileprivate final class B {}", "enum Other { struct B {} }",
      "// struct B {}", "let text = \"struct B {}\"", "extension B {}", "let b = B.self",
    ])
  func others(text: String) {
    let files = ["App/A/A.swift": "struct A { let b: B }", "App/B/B.swift": text + "\nlet a: A"]
    #expect(findings(files) == [])
  }

  @Test("A name that a file or its room declares is its own")
  func own() {
    #expect(
      findings([
        "App/A/A.swift": "struct A {}\nprivate struct B {}\nlet b: B",
        "App/B/B.swift": "struct B {}\nlet a: A",
      ]) == [])
    #expect(
      findings([
        "App/A/A.swift": "struct A { let row: Row }",
        "App/A/Row.swift": "#if X\nstruct Row {}\n#endif",
        "App/B/Row.swift": "#if !X\nstruct Row { let a: A }\n#endif",
      ]) == [])
  }

  @Test("A folder without two rooms is found")
  func few() {
    let files = [
      "App/A/A.swift": "", "App/A/B.swift": "", "Other/A/A.swift": "", "Other/B.swift": "",
    ]
    #expect(findings(files).count == 1)
    #expect(findings(files, of: "Missing").count == 1)
    #expect(findings(files, of: "").count == 1)
    #expect(findings(files, of: "/Other/") == [])
    #expect(findings(files, of: "App/A") == [])
  }
}
