import Entities
import Foundation
import TMDB
import Testing
import Viper

@testable import CLI

/// Rows are printed as they come, each once, in their order.
@MainActor
@Suite struct PrinterTests {
  private let pipe: (read: OpenFile, write: OpenFile)
  private let problems = Counter()

  init() throws {
    pipe = try OpenFile.pipe()
    _ = fcntl(pipe.read.number, F_SETFL, O_NONBLOCK)
  }

  private func printer(
    _ format: OutputStyle.Format, isLive: Bool, output: Int32? = nil
  ) -> Printer {
    let output = output ?? pipe.write.number
    let problems = problems
    let live: Program.LiveMaker = { _, _ in NobodyThere() }
    let context = Context(
      console: Console(input: 0, output: output, error: output), environment: Environment([:]),
      style: OutputStyle(format: format, isColored: false), arguments: [],
      makeLive: isLive ? live : nil)
    return Printer(context) { _ = problems.next() }
  }

  /// What was printed since the last look.
  private var printed: String {
    String(decoding: pipe.read.read() ?? [], as: UTF8.self)
  }

  private func lines(_ texts: String...) -> [Scene.Line] {
    texts.map { Scene.Line(StyledText($0)) }
  }

  private func table(_ ids: [String]) -> Scene {
    var scene = Scene(name: "list", title: "Title", message: "A greeting")
    scene.sections = [
      Scene.Section(
        columns: [Scene.Column("ID", .kept)],
        rows: ids.map { Scene.Row(id: $0, cells: [StyledText($0)]) })
    ]
    return scene
  }

  @Test func `With the network lines are printed when they come`() {
    let printer = printer(.tsv, isLive: true)
    printer.add(lines("a", "b"))
    #expect(printed == "a\nb\n")
    printer.add(lines("c"))
    #expect(printed == "c\n")
    printer.finish(Scene(name: "list", title: ""))
    #expect(printed == "")
  }

  @Test func `Without it they are held back until all is there`() {
    let printer = printer(.tsv, isLive: false)
    printer.add(lines("a"))
    printer.add(lines("b"))
    #expect(printed == "")
    var scene = Scene(name: "detail", title: "")
    scene.lines = lines("c")
    printer.finish(scene)
    #expect(printed == "a\nb\nc\n")
  }

  @Test func `With the network rows are drawn when they come, below one heading`() {
    let printer = printer(.screen(columns: 40), isLive: true)
    printer.grow(table(["1"]))
    #expect(printed == "Title\nID\n1\n")
    printer.grow(table(["1", "2"]))
    #expect(printed == "2\n")
    printer.finish(table(["1", "2", "3"]))
    #expect(printed == "3\n")
  }

  @Test func `Without it rows are drawn once, at the end`() {
    let printer = printer(.screen(columns: 40), isLive: false)
    printer.grow(table(["1"]))
    printer.grow(table(["1", "2"]))
    #expect(printed == "")
    printer.finish(table(["1", "2"]))
    #expect(printed == "Title\nID\n1\n2\n")
  }

  @Test func `A screen without rows and lines prints nothing, not even its title`() {
    let printer = printer(.screen(columns: 40), isLive: true)
    printer.grow(table([]))
    printer.finish(table([]))
    #expect(printed == "")
  }

  @Test func `After an output that cannot be written nothing more is tried`() throws {
    let full = try OpenFile(open("/dev/full", O_WRONLY | O_CLOEXEC))
    let printer = printer(.tsv, isLive: true, output: full.number)
    printer.add(lines("a"))
    printer.add(lines("b"))
    printer.finish(Scene(name: "list", title: ""))
    #expect(printer.problem?.exitCode == .cannotWrite)
    #expect(problems.next() == 1)
  }
}

/// Is never asked.
private struct NobodyThere: Transport {
  let baseURL = "https://tmdb.test/3"

  func response(to request: Request) async throws(TransportFailure) -> Response { throw .offline }
}
