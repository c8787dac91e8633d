import Dispatch
import Foundation
import MovieEntities
import Synchronization
import Testing

@testable import MovieTMDB

/// The actors on which requests are sent and responses are decoded.
@MainActor
struct ClientTests {
  /// A transport that records requests synchronously.
  private final class NotingTransport: Transport {
    let baseURL: String
    private let targets = Mutex<[String]>([])

    init(baseURL: String) {
      self.baseURL = baseURL
    }

    var noted: [String] { targets.withLock { $0 } }

    func response(to request: Request) async throws(MovieError) -> Response {
      targets.withLock { $0.append(request.target) }
      return Response(status: 200, body: Data("{}".utf8))
    }
  }

  /// Whether a response was decoded on the main queue, which has no thread of its own on Linux.
  private struct Executor: Decodable {
    static let key = DispatchSpecificKey<Bool>()
    let isMain: Bool

    init(from decoder: any Decoder) {
      isMain = DispatchQueue.getSpecific(key: Self.key) ?? false
    }
  }

  @Test(arguments: [("https://service.example/3", false), ("embedded:", true)])
  func `Only service responses are decoded off the main actor`(
    address: String, isMain: Bool
  ) async throws {
    DispatchQueue.main.setSpecific(key: Executor.key, value: true)
    let client = Client(transport: NotingTransport(baseURL: address))
    let executor = try await client.send(.get("/a"), for: Executor.self)
    #expect(executor.isMain == isMain)
  }

  @Test func `Requests are sent in the order they start`() async throws {
    let transport = NotingTransport(baseURL: "https://service.example/3")
    let client = Client(transport: transport)
    let tasks = (1...50).map { number in
      Task { @MainActor in _ = try await client.send(.get("/\(number)"), for: Executor.self) }
    }
    for task in tasks { try await task.value }
    #expect(transport.noted == (1...50).map { "/\($0)" })
  }
}
