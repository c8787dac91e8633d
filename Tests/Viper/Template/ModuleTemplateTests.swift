import Foundation
import Testing

@testable import ViperTemplate

struct ModuleTemplateTests {
  /// The folder of the templates in the repository.
  private static let templates = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Modules")

  @Test(arguments: ModuleTemplate.allCases)
  func `With its own name, a template is unchanged byte for byte`(
    template: ModuleTemplate
  ) throws {
    let files = template.files(for: try ModuleName(template.rawValue))
    var found: [String: Data] = [:]
    for folder in [template.rawValue, template.rawValue + "Tests"] {
      let parent = folder.hasSuffix("Tests") ? "Tests" : "Sources"
      let source = Self.templates.appending(path: "\(parent)/\(folder)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: source.path)
      where path.hasSuffix(".swift") {
        found["\(folder)/\(path)"] = try Data(contentsOf: source.appending(path: path))
      }
    }
    #expect(Set(files.map(\.path)) == Set(found.keys))
    #expect(files.count == found.count)
    for file in files {
      #expect(Data(file.text.utf8) == found[file.path], "\(file.path)")
    }
  }

  @Test(arguments: ModuleTemplate.allCases)
  func `Everything that the generator replaces is in its template`(
    template: ModuleTemplate
  ) {
    let edits = template == .detail ? EditCode.changes.map { (file: $0.file, code: $0.old) } : []
    for part in FieldCode(template: template, fields: .standard).parts + edits {
      let name = "/\(template.rawValue)\(part.file).swift"
      let file = template.files.first { $0.path.hasSuffix(name) }
      #expect(file?.text.contains(part.code) == true, "\(part)")
    }
  }

  @Test(
    arguments: ModuleTemplate.allCases,
    [
      "title", "title,author,year:Int,isRead:Bool,rating:Double",
      "title,"
        + (1...15).map { "fieldWithALongName\($0):\($0 % 2 == 0 ? "Bool" : "Int")" }
        .joined(separator: ","),
    ])
  func `With other fields, none of the template's remain`(
    template: ModuleTemplate, fields: String
  ) throws {
    let files = template.files(
      for: try ModuleName("FilmClubChairman"), fields: try ModuleFields(fields),
      hasEdit: template == .detail)
    for file in files {
      #expect(!file.text.lowercased().contains(/\bnote\b/), "\(file.path)")
      let lines = file.text.split(separator: "\n")
      #expect(lines.filter { $0.count > 100 } == [], "\(file.path)")
    }
    let entity = try #require(files.first { $0.path.hasSuffix("Entity.swift") }).text
    for field in try ModuleFields(fields).all {
      #expect(entity.contains(" \(field.name): \(field.kind.rawValue)\n"))
    }
  }

  @Test(arguments: [
    ("title", "Title", "The title."), ("firstISBN", "First ISBN", "The first ISBN."),
    ("year:Int", "Year", "The year."), ("isRead:Bool", "Read", "Whether it is read."),
    ("hasCover:Bool", "Has cover", "Whether it has cover."),
    ("signed:Bool", "Signed", "Whether it is signed."),
  ])
  func `A field's label and summary are made from its name`(
    field: String, label: String, summary: String
  ) throws {
    let field = try #require(try ModuleFields("any1,\(field)").all.last)
    #expect(field.label == label)
    #expect(field.summary(isFirst: true) == summary)
  }

  @Test(
    arguments: ModuleTemplate.allCases,
    ["FilmClub", "Resample", "Samples", "TV", "Alpha", "Utopia", "ViperX", "FilmClubChairman"])
  func `With another name, no trace of its own remains, and imports stay sorted`(
    template: ModuleTemplate, text: String
  ) throws {
    let name = try ModuleName(text)
    let files = template.files(for: name)
    for file in files {
      let rest = (file.path + file.text).replacingOccurrences(of: name.text, with: "")
        .replacingOccurrences(of: name.lowerCamelCase, with: "")
      #expect(!rest.contains(template.rawValue), "\(file.path)")
      #expect(!rest.contains(try ModuleName(template.rawValue).lowerCamelCase), "\(file.path)")
      let lines = file.text.split(separator: "\n")
      let modules = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }
        .compactMap { $0.split(separator: " ").last }
      #expect(modules == modules.sorted(), "\(file.path)")
      // Names can have up to 16 letters.
      #expect(lines.filter { $0.utf8.count > 100 && $0.count > 100 } == [], "\(file.path)")
    }
    for part in [
      "Contract", "View", "Presenter", "Interactor", "Router", "Assembler", "ViewModel", "Mapper",
    ] {
      #expect(files.map(\.path).contains("\(text)/\(text)\(part).swift"))
    }
    let tests = files.filter { $0.path.hasPrefix("\(text)Tests/") }
      .map { $0.text.components(separatedBy: "@Test").count - 1 }.reduce(0, +)
    #expect(tests >= 8)
  }
}
