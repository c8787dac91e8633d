import Foundation
import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite(.needs(.openssl), .places(2))
struct TLSTests {
  private func list(
    _ kind: Certificates.Kind, trusting: Bool = true
  ) async throws -> (run: Binary.Run, requests: [Substring]) {
    let home = try Home()
    defer { home.remove() }
    let certificates = try await Certificates(in: home.root)
    let server = try await SecureServer(kind, certificates, in: home)
    var variables = [
      "TMDB_ACCESS_TOKEN": TMDBServer.token, "TMDB_BASE_URL": "https://127.0.0.1:\(server.port)/3",
    ]
    if trusting { variables["SSL_CERT_FILE"] = certificates.authority }
    let run = try await Binary.run(["list"], in: home, variables)
    return (run, try await server.requests)
  }

  @Test func `A server with a certificate for its address gets the request`() async throws {
    let (run, requests) = try await list(.right)
    #expect(run.output == "1\tMovie 1\t2001\t7.3\t\n", "\(run)")
    #expect(requests == ["FILE:3/movie/popular?page=1"])
  }

  @Test(arguments: [Certificates.Kind.expired, .wrongName, .selfSigned])
  func `A server with an invalid certificate gets no request and no credential`(
    kind: Certificates.Kind
  ) async throws {
    let (run, requests) = try await list(kind)
    expectInsecure(run)
    #expect(requests.isEmpty)
  }

  @Test func `An unknown certificate authority is not trusted`() async throws {
    let (run, requests) = try await list(.right, trusting: false)
    expectInsecure(run)
    #expect(requests.isEmpty)
  }

  /// Only the program sees another system certificate folder, on systems where a user can mount
  /// one.
  @Test(.needs(.unshare))
  func `A system authority is not trusted if custom ones are set`() async throws {
    let home = try Home()
    defer { home.remove() }
    let certificates = try await Certificates(in: home.root)
    let named = home.root.appending(path: "named")
    try FileManager.default.createDirectory(at: named, withIntermediateDirectories: true)
    let other = try await Certificates(in: named, authority: "Another authority")
    let server = try await SecureServer(.right, certificates, in: home)
    let run = try await Binary.shell(
      """
      mkdir "$HOME/system" && cp "$HOME/authority.pem" "$HOME/system" && openssl rehash "$HOME/system"
      exec unshare -rm sh -c 'mount --bind "$HOME/system" /etc/ssl/certs && exec "$0" list' "$0"
      """,
      environment: [
        "TMDB_ACCESS_TOKEN": TMDBServer.token, "SSL_CERT_FILE": other.authority,
        "TMDB_BASE_URL": "https://127.0.0.1:\(server.port)/3",
      ], home: home)
    expectInsecure(run)
    #expect(try await server.requests.isEmpty)
  }

  private func expectInsecure(_ run: Binary.Run) {
    #expect(run.status == 69)
    #expect(
      run.error
        == "Error: Could not connect securely to TMDB. Check the system's date and certificates.\n"
    )
  }
}
