import Foundation

/// A server that speaks TLS with one visitor: `openssl s_server`, which answers with files.
struct SecureServer {
  let port: UInt16
  private let child: Child
  private let requestLog: URL

  /// Begins a server that has one page, and returns once it listens.
  init(_ kind: Certificates.Kind, _ certificates: Certificates, in home: Home) async throws {
    let folder = home.scratch.appending(path: kind.rawValue)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "3/movie"), withIntermediateDirectories: true)
    let head = "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n"
    try Data((head + Invented.page([Invented.row(1)])).utf8)
      .write(to: folder.appending(path: "3/movie/popular?page=1"))
    let log = folder.appending(path: "log")
    requestLog = folder.appending(path: "requests")
    // Its files are those of the folder that it is started in.
    let script = """
      cd '\(folder.path)' && exec '\(Certificates.program ?? "")' s_server -HTTP -naccept 1 -accept 127.0.0.1:0 \
      -cert '\(certificates.path(of: kind))' -key '\(certificates.key)'
      """
    child = try Child(
      "/bin/sh", words: ["sh", "-c", script], variables: ["HOME": folder.path],
      input: "/dev/null", output: log.path, errors: requestLog.path)
    port = try await Self.port(in: log)
  }

  /// The files that were asked for, once the visitor has left.
  var requests: [Substring] {
    get async throws {
      _ = await child.ending
      return try String(contentsOf: requestLog, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("FILE:") }
    }
  }

  private static func port(in log: URL) async throws -> UInt16 {
    while true {
      let text = try String(contentsOf: log, encoding: .utf8)
      if let line = text.firstMatch(of: /ACCEPT .*:(\d+)\n/), let port = UInt16(line.1) {
        return port
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
