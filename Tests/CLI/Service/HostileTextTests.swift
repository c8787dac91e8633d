import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

@Suite(.places(3))
struct HostileTextTests {
  /// In JSON's spelling: ESC, an OSC that sets the title, BEL, U+009B, CR, LF, and bidi controls.
  static let hostile =
    #"a\u001b[31mb\u001b]0;owned\u0007c\u009b2Jd\r\ne\u202ef\u2066g\u2028h\u200fi\u061cj\u007fk[red]"#
  static let row = Invented.row(7, title: hostile, overview: hostile)

  static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A: true
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F: false
      case 0x202A...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }

  static let detail =
    String(row.dropLast()) + #","tagline":"\#(hostile)","status":"\#(hostile)","genres":"#
    + #"[{"id":1,"name":"\#(hostile)"}],"credits":{"cast":[{"id":1,"name":"\#(hostile)","#
    + #""character":"\#(hostile)","order":0}],"crew":[{"id":2,"name":"\#(hostile)","job":"Director","#
    + #""department":"Directing"}]},"videos":{"results":[{"site":"YouTube","key":"\#(hostile)","#
    + #""name":"\#(hostile)","type":"Trailer"}]},"similar":{"results":[\#(row)]}}"#

  static let body = { @Sendable (path: String) in
    path == "/3/movie/7" ? detail : Invented.page([row])
  }

  @Test(arguments: [
    ["list"], ["list", "--json"], ["search", "x"], ["search", "x", "--json"], ["detail", "7"],
    ["detail", "7", "--json"], ["list", "--debug"], ["detail", "7", "--debug"],
    ["list", "--color", "always"],
  ])
  func `Control characters from the service are not printed`(words: [String]) async throws {
    let server = try TMDBServer(instead: { .json(Self.body($0.path)) })
    try await withService(server) { home in
      let run = try await Program.run(words, in: home, server.variables)
      #expect(run.status == 0, "\(run)")
      let text = run.output.replacing("\u{1B}[38;5;100m", with: "")
        .replacing("\u{1B}[38;5;28m", with: "")
        .replacing("\u{1B}[0m", with: "").replacing("\u{1B}[39m", with: "")
      #expect(Self.isHarmless(words.contains("always") ? text : run.output))
      #expect(Self.isHarmless(run.error))
      #expect(run.output.contains("[red]"))
    }
  }

  @Test func `In JSON the text is complete, with escapes`() async throws {
    let server = try TMDBServer(instead: { .json(Self.body($0.path)) })
    try await withService(server) { home in
      let run = try await Program.run(["detail", "7", "--json"], in: home, server.variables)
      struct Page: Decodable { let title: String }
      let meant = try JSONDecoder().decode(String.self, from: Data("\"\(Self.hostile)\"".utf8))
      let title = try JSONDecoder().decode(Page.self, from: Data(run.output.utf8)).title
      #expect(title.unicodeScalars.elementsEqual(meant.unicodeScalars))
      #expect(run.output.lowercased().contains(#"\u001b"#))
      #expect(run.output.lowercased().contains(#"\u202e"#))
      #expect(run.output.lowercased().contains(#"\u009b"#))
    }
  }

  @Test func `Control characters in an account name are not printed`() async throws {
    let server = try TMDBServer(instead: { request in
      switch request.path {
      case "/3/authentication/token/new", "/3/authentication/token/validate_with_login":
        .json(#"{"success":true,"request_token":"request-0123456789abcdef"}"#)
      case "/3/authentication/session/new":
        .json(#"{"success":true,"session_id":"session-0123456789abcdef"}"#)
      case "/3/account":
        .json(#"{"id":1,"username":"\#(Self.hostile)","name":"\#(Self.hostile)"}"#)
      default: nil
      }
    })
    try await withService(server) { home in
      let login = ["login", "--username", "user0", "--password-stdin"]
      for words in [login, ["whoami"], ["whoami", "--json"], login + ["--json"]] {
        let run = try await Program.run(
          words, in: home, server.variables, input: TMDBServer.password)
        #expect(run.status == 0, "\(run)")
        #expect(Self.isHarmless(run.output + run.error))
      }
    }
  }
}
