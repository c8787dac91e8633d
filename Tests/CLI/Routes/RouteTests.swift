import Foundation
import MovieEntities
import Testing
import ViperScript

@testable import MoviesCLI
@testable import ViperTestSupport

struct RouteTests {
  typealias Example = (route: Route, line: String, url: String?)

  /// A route of each form, with texts that need quoting.
  private static let forms: [Example] = [
    (.list(.popular), "open list popular", "https://www.themoviedb.org/movie"),
    (.list(.topRated), "open list top-rated", "https://www.themoviedb.org/movie/top-rated"),
    (.list(.favorites), "open list favorites", nil),
    (
      .search("der letzte \"Mann\""), "open search \"der letzte \\\"Mann\\\"\"",
      "https://www.themoviedb.org/search?query=der%20letzte%20%22Mann%22"
    ),
    (.discover(MovieFilter()), "open discover", nil),
    (
      .discover(filter("drama 1920..1929 rating 7..")),
      "open discover \"drama 1920..1929 rating 7..\"", nil
    ),
    (.similar(.tmdb(653)), "open similar 653", nil),
    (.recommended(.imdb("tt0013442")), "open recommend tt0013442", nil),
    (.detail(.tmdb(234)), "open detail 234", "https://www.themoviedb.org/movie/234"),
    (.detail(.imdb("tt0010323")), "open detail tt0010323", "https://www.imdb.com/title/tt0010323/"),
    (.detail(Film(title: "Dune", year: 2021).id), "open detail \"dune (2021)\"", nil),
    (.person(287), "open person 287", "https://www.themoviedb.org/person/287"),
  ]

  static let examples = forms + namesAlone

  /// The routes that consist of a name.
  private static let namesAlone: [Example] = ScreenEntry.pages.filter { $0.argument == nil }.map {
    (Route(name: $0.name), "open \($0.name)", nil)
  }

  private static func filter(_ line: String) -> MovieFilter {
    (try? FilterLine.filter(line)) ?? MovieFilter()
  }

  @Test func `A route has a script line, and a URL if a site has its page`() {
    for (route, line, url) in Self.examples {
      #expect(route.scriptLine == line)
      #expect(route.url == url)
    }
  }

  @Test func `A route is read from its words, JSON and URL`() throws {
    for (route, _, url) in Self.examples {
      #expect(Route(words: route.words) == route)
      let json = try JSONEncoder().encode(route)
      #expect(try JSONDecoder().decode(Route.self, from: json) == route)
      if let url { #expect(PageAddress(url).flatMap(Route.init) == route) }
    }
  }

  @Test(arguments: [
    [], [""], ["list"], ["popular", "x"], ["search", " "], ["detail"], ["detail", "0"],
    ["detail", "234", "x"], ["person", "nm1"], ["similar", "x"], ["discover", "sort"],
    ["similar", "dune (2021)"], ["detail", "Dune"],
    ["login"], ["detail", "99999999999999999999"], ["diary", "2026"], ["home", "x"],
  ])
  func `Other words are not a route`(words: [String]) {
    #expect(Route(words: words) == nil)
  }

  @Test(arguments: [
    (["detail", "TT0010323"], ["detail", "tt0010323"]),
    (["detail", "The Dune! (2021)"], ["detail", "dune (2021)"]),
    (["detail", "\u{E33} (2021)"], ["detail", "\u{E33} (2021)"]),
    (["person", "0287"], ["person", "287"]),
    (["discover", "rating 7.. drama"], ["discover", "drama rating 7.."]),
    (["discover", ""], ["discover"]),
  ])
  func `Equal destinations have equal routes`(typed: [String], words: [String]) {
    #expect(Route(words: typed)?.words == words)
    #expect(Route(typed.joined(separator: " "))?.words == words)
  }

  @Test func `Each screen has an example here, and each name is unique`() {
    #expect(Set(ScreenEntry.pages.map(\.name)).isSubset(of: Self.examples.map(\.route.name)))
    #expect(Set(Route.names).count == Route.names.count)
    #expect(Route.tabs.allSatisfy { Route.names.contains("\($0)") })
  }
}
