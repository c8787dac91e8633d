import Foundation

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A TLS server for one connection: `openssl s_server`, which responds with files.
struct SecureServer {
  let port: UInt16
  private let child: Child
  private let requestLog: URL

  /// Starts a server with one page, and returns once it listens.
  init(_ kind: Certificates.Kind, _ certificates: Certificates, in home: Home) async throws {
    let folder = home.root.appending(path: kind.rawValue)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "3/movie"), withIntermediateDirectories: true)
    let head = "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n"
    try Data((head + Invented.page([Invented.row(1)])).utf8)
      .write(to: folder.appending(path: "3/movie/popular?page=1"))
    let log = folder.appending(path: "log")
    requestLog = folder.appending(path: "requests")
    // It serves the files in its working directory.
    let script = """
      cd '\(folder.path)' && exec '\(Tool.openssl.path ?? "")' s_server -HTTP -naccept 1 -accept 127.0.0.1:0 \
      -cert '\(certificates.path(of: kind))' -key '\(certificates.key)'
      """
    for file in [log, requestLog] { try Data().write(to: file) }
    let child = try Child(
      "/bin/sh", ["-c", script], environment: ["HOME": folder.path],
      streams: [.path("/dev/null"), .path(log.path), .path(requestLog.path)])
    self.child = child
    port = try await blocking {
      var port: UInt16?
      try child.wait {
        let text = try? String(contentsOf: log, encoding: .utf8)
        port = text?.firstMatch(of: /ACCEPT .*:(\d+)\n/).flatMap { UInt16($0.1) }
        return port != nil
      }
      return port ?? 0
    }
  }

  /// The requested files, once the connection has closed.
  var requests: [Substring] {
    get async throws {
      _ = try await child.ending
      return try String(contentsOf: requestLog, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("FILE:") }
    }
  }
}
