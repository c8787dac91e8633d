import Entities
import Foundation
import TMDB
import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// Pictures over real connections.
@Suite("Pictures of a server", .places(2))
struct PictureTests {
  private static let path = "/poster.jpg"

  /// As many bytes as a poster has, between the marks of a JPEG file.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0] + (0..<40_000).map { UInt8($0 % 251) } + [0xFF, 0xD9]

  private static func file(_ bytes: [UInt8], _ type: String = "image/jpeg") -> Reaction {
    .response(200, ["Content-Type": type], bytes)
  }

  private func pictures(
    _ server: LoopbackServer, store: (any ResponseStore)? = nil
  ) throws -> ServicePictures {
    ServicePictures(
      transport: try curlTransport(to: server.address + "/t/p", .anonymous), store: store,
      clock: WallClock())
  }

  /// The error that a picture ends with, and what the store has kept.
  private func refused(
    _ handler: @escaping LoopbackServer.Handler
  ) async throws -> (error: MovieError?, kept: Int) {
    let server = try LoopbackServer(handler: handler)
    defer { server.stop() }
    let store = MemoryStore()
    let pictures = try pictures(server, store: store)
    do throws(MovieError) {
      _ = try await pictures.picture(at: Self.path, size: .w185)
      return (nil, store.answers.count)
    } catch {
      return (error, store.answers.count)
    }
  }

  @Test("A poster is asked for once, with no credential")
  func once() async throws {
    let server = try LoopbackServer { _ in Self.file(Self.jpeg) }
    let home = try Home()
    defer {
      server.stop()
      home.remove()
    }
    for _ in 1...2 {
      // Each is the store of another run.
      let store = try #require(PictureFolder(Environment(home.environment())))
      let pictures = try pictures(server, store: store)
      for _ in 1...2 {
        #expect(try await pictures.picture(at: Self.path, size: .w185) == Self.jpeg)
      }
    }
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.method == "GET")
    #expect(request.target == "/t/p/w185/poster.jpg")
    #expect(request.headers["accept"] == "image/jpeg")
    #expect(request.headers["user-agent"] == "tests/1.0")
    let carriers = ["authorization", "cookie", "api_key", "proxy-authorization", "referer"]
    #expect(carriers.filter { request.headers[$0] != nil } == [])
  }

  @Test("Not even a transport with a credential sends it along")
  func credential() async throws {
    let server = try LoopbackServer { _ in Self.file(Self.jpeg) }
    defer { server.stop() }
    for credential in [Credential.token("secret-token"), .apiKey("secret-key")] {
      let transport = try server.transport(credential)
      let pictures = ServicePictures(transport: transport, store: nil, clock: WallClock())
      _ = try await pictures.picture(at: Self.path, size: .w92)
    }
    for request in server.requests {
      #expect(request.target == "/w92/poster.jpg")
      #expect(!request.headers.values.contains { $0.contains("secret") })
    }
    #expect(server.requests.count == 2)
  }

  @Test("On the same server a redirect is followed")
  func sameServer() async throws {
    let (error, kept) = try await refused { request in
      request.path == "/new" ? Self.file(Self.jpeg) : .redirect(to: "/new")
    }
    #expect(error == nil)
    #expect(kept == 1)
  }

  @Test(
    "To another server no redirect is followed", arguments: [301, 302, 303, 307, 308])
  func elsewhere(status: Int) async throws {
    let other = try LoopbackServer { _ in Self.file(Self.jpeg) }
    defer { other.stop() }
    let address = other.address + "/t/p/w185/poster.jpg"
    let (error, kept) = try await refused { _ in .redirect(status, to: address) }
    #expect(error?.code == .badResponse)
    #expect(kept == 0)
    #expect(other.connections == 0)
  }

  @Test(
    "A page is no picture, whatever it is called", arguments: ["text/html", "image/jpeg"])
  func page(type: String) async throws {
    let page = Array("<!DOCTYPE html><title>Welcome to our Wi-Fi</title>".utf8)
    let (error, kept) = try await refused { _ in Self.file(page, type) }
    #expect(error?.code == .badResponse)
    #expect(kept == 0)
  }

  @Test("A picture that does not exist is not found")
  func missing() async throws {
    let (error, kept) = try await refused { _ in
      .response(404, ["Content-Type": "text/html"], "<h1>File not Found</h1>".utf8)
    }
    #expect(error?.code == .notFound)
    #expect(kept == 0)
  }

  @Test("A picture that breaks off is not kept")
  func truncated() async throws {
    let half = Array(Self.jpeg.prefix(20_000))
    let head = "HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\n"
    let promised = Array((head + "Content-Length: \(Self.jpeg.count)\r\n\r\n").utf8)
    let (lost, keptOfLost) = try await refused { _ in
      Reaction(bytes: promised + half, ending: .close)
    }
    #expect(lost?.code == .connectionLost)
    #expect(keptOfLost == 0)
    // Without a length, the end of the connection is the end of the file.
    let silent = Array((head + "Connection: close\r\n\r\n").utf8)
    let (bad, keptOfBad) = try await refused { _ in
      Reaction(bytes: silent + half, ending: .close)
    }
    #expect(bad?.code == .badResponse)
    #expect(keptOfBad == 0)
  }

  @Test("Of fifty megabytes eight are read", arguments: [true, false])
  func huge(isAnnounced: Bool) async throws {
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    var bytes = Array("HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\n".utf8)
    bytes += Array(
      (isAnnounced ? "Content-Length: \(50 << 20)\r\n\r\n" : "Transfer-Encoding: chunked\r\n\r\n")
        .utf8)
    for _ in 1...9 {
      bytes += isAnnounced ? piece : Array("100000\r\n".utf8) + piece + Array("\r\n".utf8)
    }
    // Who waits for the rest waits in vain.
    let (error, kept) = try await refused { [bytes] _ in
      Reaction(bytes: bytes, ending: .hang)
    }
    #expect(error?.code == .badResponse)
    #expect(kept == 0)
  }

  @Test("WebP comes as it is, and says so")
  func webp() async throws {
    let webp = Array("RIFF".utf8) + [8, 0, 0, 0] + Array("WEBPVP8 ".utf8)
    let server = try LoopbackServer { _ in Self.file(webp) }
    defer { server.stop() }
    let file = try await pictures(server).picture(at: Self.path, size: .w92)
    #expect(file == webp)
    #expect(PictureKind(file) == .webp)
  }

  @Test("Without the network there is what was kept")
  func offline() async throws {
    let server = try LoopbackServer { _ in Self.file(Self.jpeg) }
    defer { server.stop() }
    let store = MemoryStore()
    _ = try await pictures(server, store: store).picture(at: Self.path, size: .w92)
    let offline = ServicePictures(
      transport: OfflineTransport(baseURL: server.address + "/t/p"), store: store,
      clock: WallClock())
    #expect(try await offline.picture(at: Self.path, size: .w92) == Self.jpeg)
    await #expect(throws: MovieError.self) { try await offline.picture(at: Self.path, size: .w154) }
    #expect(server.requests.count == 1)
  }
}
