import Foundation
import Testing
import ViperTemplate

struct ModuleTemplateTests {
  /// The folder of the templates in the repository.
  private static let templates = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates")

  @Test(arguments: ModuleTemplate.allCases)
  func `Under its own name, a template is itself byte for byte`(
    template: ModuleTemplate
  ) throws {
    let files = template.files(for: try ModuleName(template.rawValue))
    var found: [String: Data] = [:]
    for folder in [template.rawValue, template.rawValue + "Tests"] {
      let place = Self.templates.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: place.path)
      where path.hasSuffix(".swift") {
        found["\(folder)/\(path)"] = try Data(contentsOf: place.appending(path: path))
      }
    }
    #expect(Set(files.map(\.path)) == Set(found.keys))
    #expect(files.count == found.count)
    for file in files {
      #expect(Data(file.text.utf8) == found[file.path], "\(file.path)")
    }
  }

  @Test(arguments: ModuleTemplate.allCases, ["FilmClub", "Resample", "Samples", "TV"])
  func `Under another name, nothing of the template's own name is left`(
    template: ModuleTemplate, text: String
  ) throws {
    let name = try ModuleName(text)
    for file in template.files(for: name) {
      let rest = (file.path + file.text).replacing(name.text, with: "")
        .replacing(name.lowerCamelCase, with: "")
      #expect(!rest.contains(template.rawValue), "\(file.path)")
      #expect(!rest.contains(try lowerCamelCase(template)), "\(file.path)")
    }
  }

  @Test(arguments: ModuleTemplate.allCases, ["Alpha", "Utopia", "ViperX", "Workshop"])
  func `The imports are in the order of their modules, whatever the name`(
    template: ModuleTemplate, name: String
  ) throws {
    for file in template.files(for: try ModuleName(name)) {
      let modules = file.text.matches(of: /(?m)^(?:public )?import (\w+)$/).map(\.1)
      #expect(modules == modules.sorted(), "\(file.path)")
    }
  }

  @Test(arguments: ModuleTemplate.allCases)
  func `A module has every part, and at least eight tests`(template: ModuleTemplate) throws {
    let files = template.files(for: try ModuleName("FilmClub"))
    for part in [
      "Contract", "View", "Presenter", "Interactor", "Router", "Assembler", "ViewModel", "Mapper",
    ] {
      #expect(files.map(\.path).contains("FilmClub/FilmClub\(part).swift"))
    }
    let tests = files.filter { $0.path.hasPrefix("FilmClubTests/") }
      .map { $0.text.matches(of: /@Test\b/).count }.reduce(0, +)
    #expect(tests >= 8)
  }

  @Test(arguments: ModuleTemplate.allCases)
  func `A module with a name of 16 letters has no line over 100 columns`(
    template: ModuleTemplate
  ) throws {
    for file in template.files(for: try ModuleName("FilmClubChairman")) {
      let tooLong = file.text.split(separator: "\n").filter { $0.count > 100 }
      #expect(tooLong == [], "\(file.path)")
    }
  }

  private func lowerCamelCase(_ template: ModuleTemplate) throws -> String {
    try ModuleName(template.rawValue).lowerCamelCase
  }
}
