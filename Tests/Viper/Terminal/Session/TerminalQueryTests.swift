import Foundation
import Synchronization
import Testing

@testable import ViperTerminal
@testable import ViperTestSupport

@Suite(.serialized, .places(1))
struct TerminalQueryTests {
  /// A terminal controlled by the test.
  private final class Stage: Sendable {
    let master: OpenFile
    let slave: OpenFile
    private let place: Place
    /// Whether all queries were sent.
    private let isOver = Mutex(false)

    init() throws {
      place = try Place()
      let pair = try PseudoTerminal(columns: 80)
      master = pair.master
      slave = try OpenFile(open(pair.path, O_RDWR | O_NOCTTY | O_CLOEXEC))
    }

    var query: TerminalQuery? {
      TerminalQuery(input: slave.number, output: slave.number)
    }

    func send(_ text: String) {
      _ = master.write(Array(text.replacing("␛", with: "\u{1B}").utf8)[...])
    }

    /// Runs queries on a separate thread.
    func ask<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
    {
      try await blocking { [self] in
        defer { isOver.withLock { $0 = true } }
        return try work()
      }
    }

    /// Reads the program's output up to and including a text, or all of it.
    func wait(for text: String) async throws -> String {
      try await blocking { [self] in
        var all: [UInt8] = []
        while !String(decoding: all, as: UTF8.self).contains(text) {
          let isLast = isOver.withLock { $0 }
          if master.isReadable(within: 20) {
            all += master.read() ?? []
          } else if isLast {
            break
          }
        }
        return String(decoding: all, as: UTF8.self).replacing("\u{1B}", with: "␛")
      }
    }

    /// The terminal's output since the last call, without waiting.
    func rest() -> String {
      _ = fcntl(master.number, F_SETFL, fcntl(master.number, F_GETFL) | O_NONBLOCK)
      return String(decoding: master.read() ?? [], as: UTF8.self)
    }
  }

  private static func ask(
    _ query: TerminalQuery?, at stage: Stage, within time: Duration = .seconds(60)
  ) async throws -> [TerminalInput.Reply] {
    try await stage.ask {
      try #require(query).replies(to: "\u{1B}[>q\u{1B}[c", within: time)
    }
  }

  @Test func `The responses are read up to the last, and the terminal is restored`() async throws {
    let stage = try Stage()
    let usual = TerminalSettings(stage.slave.number)
    let query = stage.query
    async let replies = Self.ask(query, at: stage)
    #expect(try await stage.wait(for: "[c") == "␛[>q␛[c\r")
    #expect(TerminalSettings(stage.slave.number) != usual)
    // Keys between the replies are not replies, and the end of a reply may arrive later.
    stage.send("abc\u{4}␛P>|foot(1.16)␛\\␛[A␛[?62;")
    stage.send("4c")
    #expect(try await replies == [.version("foot(1.16)"), .end(hasSixel: true)])
    #expect(TerminalSettings(stage.slave.number) == usual)
    // None of it was shown.
    #expect(stage.rest() == "")
  }

  @Test func `A terminal that does not respond times out`()
    async throws
  {
    let stage = try Stage()
    let usual = TerminalSettings(stage.slave.number)
    stage.send("␛P>|foot␛\\")
    // Its echo shows that it has arrived.
    _ = try await stage.wait(for: "foot")
    #expect(
      try await Self.ask(stage.query, at: stage, within: .zero) == [.version("foot")])
    #expect(TerminalSettings(stage.slave.number) != usual)
    stage.query?.end()
    #expect(TerminalSettings(stage.slave.number) == usual)
  }

  @Test func `A late response is neither shown nor left for the next program`() async throws {
    let stage = try Stage()
    let query = stage.query
    #expect(try await Self.ask(query, at: stage, within: .zero) == [])
    _ = try await stage.wait(for: "[c")
    stage.send("␛P>|foot␛\\␛[?62c")
    // It has arrived and was not read.
    #expect(try await blocking { stage.slave.isReadable(within: -1) })
    query?.end()
    #expect(stage.rest() == "")
    _ = fcntl(stage.slave.number, F_SETFL, fcntl(stage.slave.number, F_GETFL) | O_NONBLOCK)
    stage.send("\n")
    #expect(stage.slave.read() == Array("\n".utf8))
  }

  @Test func `A closed terminal is not waited for`() async throws {
    let stage = try Stage()
    let query = stage.query
    stage.master.close()
    #expect(try await Self.ask(query, at: stage) == [])
  }

  @Test func `Without queries, nothing is written`() async throws {
    let stage = try Stage()
    let query = stage.query
    #expect(
      try await stage.ask {
        try #require(query).replies(to: "", within: .seconds(86_400))
      } == [])
    #expect(stage.rest() == "")
  }

  @Test func `A file that is not a terminal cannot be queried`() throws {
    let stage = try Stage()
    let pipe = try OpenFile.pipe()
    #expect(TerminalQuery(input: pipe.read.number, output: stage.slave.number) == nil)
    #expect(TerminalQuery(input: stage.slave.number, output: pipe.write.number) == nil)
  }

  @Test func `Picture support is queried if it matters`() async throws {
    let stage = try Stage()
    let query = try #require(stage.query)
    let replies = Task {
      try await stage.ask {
        var support = PictureSupport(
          PictureEnvironment { ["TERM": "foot", "SSH_CONNECTION": "a"][$0] })
        support.query(query, for: .auto, within: .seconds(86_400))
        return support
      }
    }
    let kitty = "␛_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA␛\\"
    #expect(try await stage.wait(for: "[c") == "␛[>q\(kitty)␛[16t␛[c\r")
    stage.send("␛P>|foot(1.16)␛\\␛[6;18;9t␛[?62;4c")
    let support = try await replies.value
    #expect(support.kind(for: .auto) == .sixel)
    #expect(support.cell == CellSize(width: 9, height: 18))
    var known = PictureSupport(PictureEnvironment { ["TERM": "xterm-ghostty"][$0] })
    known.query(query, for: .auto)
    #expect(!known.hasReplied)
    #expect(stage.rest() == "")
  }
}
