import Foundation

/// A server on loopback that has posters, beside one that has movies.
///
/// Its own requests are those for posters alone.
final class PosterServer: Sendable {
  /// The path that every movie has as its poster.
  static let path = "/poster.jpg"

  let movies: TMDBServer
  private let server: LoopbackServer

  // What `reaction` answers is answered; without it there is a real poster.
  init(_ reaction: @escaping @Sendable (LoopbackRequest) -> Reaction? = { _ in nil }) throws {
    let poster = try Self.poster()
    movies = try TMDBServer(poster: Self.path)
    server = try LoopbackServer { request in
      reaction(request) ?? .response(200, ["Content-Type": "image/jpeg"], poster)
    }
  }

  var address: String { server.address }
  /// The requests for pictures.
  var requests: [LoopbackRequest] { server.requests }

  /// The variables of a run that asks these servers.
  var variables: [String: String] {
    movies.variables.merging(["MOVIES_IMAGE_BASE_URL": server.address + "/t/p"]) { $1 }
  }

  func stop() {
    movies.stop()
    server.stop()
  }

  /// A picture of 92 pixels in a row, progressive, as TMDB's are.
  static func poster() throws -> [UInt8] {
    try file("w92-progressive.jpg")
  }

  private static func file(_ name: String) throws -> [UInt8] {
    var tests = URL(filePath: #filePath)
    while tests.lastPathComponent != "Tests" { tests.deleteLastPathComponent() }
    return Array(
      try Data(contentsOf: tests.appending(path: "Viper/Pictures/Reference/pictures/\(name)")))
  }
}
