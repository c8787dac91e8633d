import MovieEntities
import MovieTMDB
import Testing

/// Watch providers are requested by country.
struct ServiceOffersTests {
  private static let list = """
    {"results":[{"provider_id":1,"provider_name":"Last"},{"provider_id":"x"},
    {"provider_id":2,"provider_name":"Usual","display_priority":7,"display_priorities":{"ES":1}},
    {"provider_id":3,"provider_name":"Own ","display_priority":9,"display_priorities":{"DE":4}},
    {"provider_id":4,"provider_name":"Odd","display_priority":2,"display_priorities":[]}]}
    """

  @Test(arguments: [("DE", [4, 3, 2, 1]), ("ES", [2, 4, 3, 1])])
  func `Providers have the country's order, or else the general one`(
    _ region: String, _ ids: [Int]
  ) async throws {
    let transport = StubTransport(.body(Self.list))
    let providers = try await ServiceCatalog(transport: transport).providers(in: region)
    #expect(providers.map(\.id) == ids)
    #expect(providers.contains(WatchProvider(id: 3, name: "Own")))
    #expect(transport.requestTexts == ["GET /watch/providers/movie?watch_region=" + region])
  }

  @Test func `A movie's offers are those in one country`() async throws {
    let transport = StubTransport(
      .body(
        """
        {"id":5,"results":{"US":{"buy":[{"provider_name":"Shop"}]},
        "DE":{"ads":[{"provider_id":8,"provider_name":"Joyn"}]}}}
        """))
    let offers = try await ServiceCatalog(transport: transport).offers(of: 5, in: "DE")
    #expect(offers == [WatchOffer(kind: .ads, provider: "Joyn", providerID: 8)])
    #expect(transport.requestTexts == ["GET /movie/5/watch/providers"])
  }

  @Test(arguments: [("DE", "DE"), (nil, "US")] as [(String?, String)])
  func `A filter sends providers together with their country`(
    _ region: String?, _ sent: String
  ) async throws {
    let transport = StubTransport(.body(#"{"results":[]}"#))
    var filter = MovieFilter()
    filter.providers = [8, 11]
    _ = try await ServiceCatalog(transport: transport, region: region)
      .movies(.discover(filter), page: 1)
    let request = try #require(transport.requests.first)
    #expect(request.parameter("with_watch_providers") == "8|11")
    #expect(request.parameter("watch_region") == sent)
    #expect(request.parameter("with_watch_monetization_types") == "flatrate|free|ads")
  }
}
