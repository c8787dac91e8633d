import Foundation

@testable import ViperTestSupport

/// Certificates created by the system's `openssl`.
struct Certificates {
  /// The certificate that a server presents.
  enum Kind: String, CaseIterable, Sendable {
    case right, expired, wrongName, selfSigned
  }

  struct CertificateError: Error {
    let words: [String]
  }

  private let folder: URL

  /// The certificate authority of all certificates except the self-signed one.
  var authority: String { path("authority.pem") }
  var key: String { path("server.key") }

  init(in folder: URL, authority name: String = "Authority of a test") async throws {
    self.folder = folder
    let request = ["req", "-newkey", "rsa:2048", "-nodes"]
    try await run(
      request + ["-x509", "-days", "2", "-subj", "/CN=\(name)"] + [
        "-keyout", path("authority.key"), "-out", authority,
      ])
    try await run(
      request + ["-subj", "/CN=127.0.0.1", "-keyout", key, "-out", path("server.csr")])
    try await sign(.right, name: "IP:127.0.0.1", days: 2)
    try await sign(.expired, name: "IP:127.0.0.1", days: -1)
    try await sign(.wrongName, name: "DNS:movies.test", days: 2)
    try await run(
      ["req", "-x509", "-key", key, "-days", "2", "-subj", "/CN=127.0.0.1"]
        + ["-addext", "subjectAltName=IP:127.0.0.1", "-out", path(of: .selfSigned)])
  }

  func path(of kind: Kind) -> String { path(kind.rawValue + ".pem") }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func sign(_ kind: Kind, name: String, days: Int) async throws {
    let names = path(kind.rawValue + ".names")
    try Data("subjectAltName=\(name)\n".utf8).write(to: URL(filePath: names))
    try await run(
      [
        "x509", "-req", "-in", path("server.csr"), "-CA", authority, "-CAkey",
        path("authority.key"),
      ]
        + ["-CAcreateserial", "-days", String(days), "-extfile", names, "-out", path(of: kind)])
  }

  private func run(_ words: [String]) async throws {
    let run = try await ChildProgram.run(
      Tool.openssl.path ?? "", words, environment: ["HOME": folder.path])
    guard run.status == 0 else { throw CertificateError(words: words) }
  }
}
