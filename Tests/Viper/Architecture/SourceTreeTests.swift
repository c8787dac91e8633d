import Foundation
import Testing
import ViperArchitecture

struct SourceTreeTests {
  private func message(_ folder: String) -> String? {
    do {
      _ = try SourceTree(at: folder)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `Every Swift file is read, with its target and path`() throws {
    let folder = try Folder([
      "Notes/NotesView.swift": "a", "Notes/Deep/Er/Row.swift": "b", "Notes/README.md": "c",
      "main.swift": "d", ".hidden/X.swift": "e", "Notes/.X.swift": "f",
    ])
    let files = try SourceTree(at: folder.path).files
    #expect(
      files == [
        SourceFile(target: "Notes", name: "Deep/Er/Row.swift", text: "b"),
        SourceFile(target: "Notes", name: "NotesView.swift", text: "a"),
        SourceFile(target: "", name: "main.swift", text: "d"),
      ])
    #expect(files.map(\.description).last == "main.swift")
  }

  @Test func `A target can have a folder with another name, inside another target's`() throws {
    let folder = try Folder([
      "App/A.swift": "a", "App/Main/Deep/B.swift": "b", "Notes/C.swift": "c",
    ])
    let files = try SourceTree(
      at: folder.path, targets: ["App": "NotesApp", "App/Main": "notes"]
    ).files
    #expect(
      files == [
        SourceFile(target: "NotesApp", folder: "App", name: "A.swift", text: "a"),
        SourceFile(target: "notes", folder: "App/Main", name: "Deep/B.swift", text: "b"),
        SourceFile(target: "Notes", name: "C.swift", text: "c"),
      ])
    #expect(files.map(\.path) == ["App/A.swift", "App/Main/Deep/B.swift", "Notes/C.swift"])
  }

  @Test func `A folder that is missing, a file, or without Swift files is an error`() throws {
    let folder = try Folder(["Notes/README.md": "", "X.swift": ""])
    #expect(
      message(folder.path + "/Missing")
        == "\(folder.path)/Missing: Cannot read this folder. Check its path and permissions.")
    #expect(message(folder.path + "/X.swift")?.contains("Cannot read this") == true)
    #expect(
      message(folder.path + "/Notes")
        == "\(folder.path)/Notes: No Swift files found in this folder. Check its path.")
  }

  @Test(arguments: [[0x6C, 0xFF], [0xFF, 0xFE, 0x61, 0]])
  func `A file that is not UTF-8 is an error`(bytes: [UInt8]) throws {
    let folder = try Folder(["Notes/A.swift": ""])
    try folder.write(Data(bytes), to: "Notes/B.swift")
    #expect(message(folder.path) == "Notes/B.swift: This file is not UTF-8. Save it as UTF-8.")
  }

  @Test func `A pipe is not read, because that would block`() throws {
    let folder = try Folder(["Notes/A.swift": ""])
    #expect(mkfifo(folder.path + "/Notes/B.swift", 0o600) == 0)
    #expect(message(folder.path)?.hasPrefix("Notes/B.swift: Cannot read this file.") == true)
  }

  @Test func `A dangling symlink is an error`() throws {
    let folder = try Folder(["Notes/A.swift": ""])
    try folder.link("Notes/B.swift", to: "Missing.swift")
    #expect(message(folder.path)?.hasPrefix("Notes/B.swift: Cannot read this file.") == true)
  }

  @Test func `Symlinks are followed, and a cycle is walked once`() throws {
    let elsewhere = try Folder(["Row.swift": "row", "Deep/Cell.swift": "cell"])
    let folder = try Folder(["Notes/A.swift": ""])
    try folder.link("Notes/Linked", to: elsewhere.path)
    try folder.link("Login", to: elsewhere.path)
    try folder.link("Notes/Around", to: folder.path + "/Notes")
    try elsewhere.link("Deep/Up", to: "..")
    #expect(
      try SourceTree(at: folder.path).files.map(\.path) == [
        "Login/Deep/Cell.swift", "Login/Row.swift", "Notes/A.swift",
        "Notes/Linked/Deep/Cell.swift", "Notes/Linked/Row.swift",
      ])
  }

  @Test func `A test finds the sources of its own package`() throws {
    let folder = try Folder([
      "Package.swift": "", "Sources/Notes/A.swift": "", "Code/X/B.swift": "",
    ])
    let test = folder.path + "/Tests/NotesTests/Deep/ArchitectureTests.swift"
    #expect(try SourceTree.ofThisPackage(file: test).files.map(\.path) == ["Notes/A.swift"])
    #expect(
      try SourceTree.ofThisPackage(folder: "Code", file: test).files.map(\.path) == ["X/B.swift"])
    #expect(throws: UnreadableSources.self) {
      try SourceTree.ofThisPackage(folder: "Missing", file: test)
    }
    #expect(throws: UnreadableSources.self) { try SourceTree.ofThisPackage(file: "Nowhere.swift") }
  }
}
