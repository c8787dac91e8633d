import Foundation
import MovieEntities
import MovieTMDB
import Testing
import Viper

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Rows are printed when they arrive, each once and in order.
@MainActor
struct PrinterTests {
  private let pipe: (read: OpenFile, write: OpenFile)
  private let problems = Counter()

  init() throws {
    pipe = try OpenFile.pipe()
    _ = fcntl(pipe.read.number, F_SETFL, O_NONBLOCK)
  }

  private func printer(
    _ format: OutputStyle.Format, output: Int32? = nil
  ) -> Printer {
    let output = output ?? pipe.write.number
    let problems = problems
    let environment = Environment([:])
    let console = Console(input: 0, output: output, error: output)
    let context = Context(
      program: Program(console: console, environment: environment).commandLine, console: console,
      environment: environment,
      style: OutputStyle(format: format, isColored: false), settings: Settings(),
      services: MovieServices(makeLive: { _, _ in NobodyThere() }))
    return Printer(context) { _ = problems.next() }
  }

  /// The output since the last call.
  private var printed: String {
    String(decoding: pipe.read.read() ?? [], as: UTF8.self)
  }

  private func table(_ ids: [String]) -> Scene {
    var scene = Scene(name: "list", title: "Title", message: "A greeting")
    scene.sections = [
      Scene.Section(
        columns: [Scene.Column("ID", .fixed)],
        rows: ids.map { Scene.Row(id: $0, cells: [StyledText($0)]) })
    ]
    return scene
  }

  @Test func `Lines are printed when they arrive`() {
    let printer = printer(.rows(TSV()))
    printer.add(text: "a\nb\n")
    #expect(printed == "a\nb\n")
    printer.add(text: "c\n")
    #expect(printed == "c\n")
  }

  @Test func `Rows are printed when they arrive, under one heading`() {
    let printer = printer(.screen(columns: 40))
    printer.add(table(["1"]))
    #expect(printed == "Title\nID\n1\n")
    printer.add(table(["1", "2"]))
    #expect(printed == "2\n")
    printer.add(table(["1", "2", "3"]))
    #expect(printed == "3\n")
  }

  @Test func `A screen without rows and lines prints nothing, not even its title`() {
    let printer = printer(.screen(columns: 40))
    printer.add(table([]))
    printer.add(table([]))
    #expect(printed == "")
  }

  @Test func `After a write error, nothing else is written`() throws {
    let full = try OpenFile(open("/dev/full", O_WRONLY | O_CLOEXEC))
    let printer = printer(.rows(TSV()), output: full.number)
    printer.add(text: "a\n")
    printer.add(text: "b\n")
    #expect(printer.problem?.exitCode == .cannotWrite)
    #expect(problems.next() == 1)
  }
}

/// A transport without requests.
private struct NobodyThere: Transport {
  let baseURL = "https://tmdb.test/3"

  func response(to request: Request) async throws(MovieError) -> Response {
    throw .network(.unreachable)
  }
}
