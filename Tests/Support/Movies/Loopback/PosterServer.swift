import Foundation

/// A local server for posters, together with one for movies.
final class PosterServer: Sendable {
  /// The path of every movie's poster and every person's portrait.
  static let path = "/poster.jpg"

  let movies: TMDBServer
  private let server: LoopbackServer

  // A reaction returned by `reaction` replaces the poster.
  init(_ reaction: @escaping @Sendable (LoopbackRequest) -> Reaction? = { _ in nil }) throws {
    let poster = try Self.poster()
    movies = try TMDBServer(poster: Self.path)
    server = try LoopbackServer { request in
      reaction(request) ?? .response(200, ["Content-Type": "image/jpeg"], poster)
    }
  }

  var address: String { server.address }
  /// The requests for posters only.
  var requests: [LoopbackRequest] { server.requests }

  /// The variables of a run that uses these servers.
  var variables: [String: String] {
    movies.variables.merging(["MOVIES_IMAGE_BASE_URL": server.address + "/t/p"]) { $1 }
  }

  func stop() {
    movies.stop()
    server.stop()
  }

  /// A progressive JPEG, 92 pixels wide, like TMDB's.
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
