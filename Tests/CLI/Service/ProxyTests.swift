import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Requests to other hosts use the proxy in the environment.
@Suite(.places(2))
struct ProxyTests {
  private func asked(
    _ variables: [String: String]
  ) async throws -> (run: Binary.Run, requests: [LoopbackRequest]) {
    let proxy = try LoopbackServer { _ in .json("{}", status: 403) }
    defer { proxy.stop() }
    let home = try Home()
    defer { home.remove() }
    var variables = variables.mapValues { $0.replacing("PROXY", with: proxy.address) }
    variables["TMDB_ACCESS_TOKEN"] = TMDBServer.token
    variables["TMDB_BASE_URL"] = "https://movies.invalid/3"
    let run = try await Binary.run(["list", "--timeout", "1"], in: home, variables)
    return (run, proxy.requests)
  }

  @Test(arguments: ["HTTPS_PROXY", "https_proxy"])
  func `The proxy gets a CONNECT request without a credential`(variable: String) async throws {
    let (run, requests) = try await asked([variable: "PROXY"])
    #expect(run.status == 69)
    let first = try #require(requests.first)
    #expect(first.method == "CONNECT")
    #expect(first.target == "movies.invalid:443")
    #expect(requests.allSatisfy { !$0.headers.values.contains { $0.contains(TMDBServer.token) } })
  }

  @Test func `The proxy is not used for excluded hosts`() async throws {
    let (run, requests) = try await asked([
      "HTTPS_PROXY": "PROXY", "NO_PROXY": "a.test,movies.invalid",
    ])
    #expect(run.status == 69)
    #expect(run.error.hasPrefix("Error: Could not resolve the TMDB host name."))
    #expect(requests.isEmpty)
  }
}
