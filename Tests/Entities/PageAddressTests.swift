import MovieEntities
import Testing

struct PageAddressTests {
  @Test(
    arguments: [
      ("https://www.themoviedb.org/movie/550", .movie(.tmdb(550))),
      ("http://themoviedb.org/movie/550-fight-club/", .movie(.tmdb(550))),
      ("www.themoviedb.org/movie/550-fight-club?language=de#cast", .movie(.tmdb(550))),
      ("themoviedb.org/movie/550/cast", .movie(.tmdb(550))),
      ("HTTPS://WWW.TheMovieDB.org/movie/550-Der-%C3%84rger", .movie(.tmdb(550))),
      ("https://www.imdb.com/title/tt0137523/", .movie(.imdb("tt0137523"))),
      ("m.imdb.com/title/tt0137523", .movie(.imdb("tt0137523"))),
      ("imdb.com/es/title/tt0137523/?ref_=nv", .movie(.imdb("tt0137523"))),
      ("https://www.imdb.com/pt-br/title/TT0137523/fullcredits", .movie(.imdb("tt0137523"))),
      ("https://www.themoviedb.org/person/287-brad-pitt", .person(287)),
      ("https://www.imdb.com/name/nm0000093/", .person(nil)),
      ("https://www.themoviedb.org/tv/1399-game-of-thrones", .series),
      ("themoviedb.org/movie", .list(.popular)), ("themoviedb.org/movie/", .list(.popular)),
      ("themoviedb.org/movie/popular", .list(.popular)),
      ("https://www.themoviedb.org/movie/top-rated?page=2", .list(.topRated)),
      ("https://www.themoviedb.org/search?query=der+letzte%20mann", .search("der letzte mann")),
      ("https://www.themoviedb.org/search/movie?language=de&query=%C3%9Cber#top", .search("Über")),
      ("https://www.imdb.com/find/?q=faust&ref_=nv_sr_sm", .search("faust")),
      ("https://letterboxd.com/film/sherlock-jr/", .search("sherlock jr")),
      ("letterboxd.com/someone/film/the-general-1926/1/", .search("the general 1926")),
      ("https://letterboxd.com/film/dune-2021-1", .search("dune 2021")),
    ] as [(String, PageAddress)])
  func `A URL identifies its page`(text: String, page: PageAddress) {
    #expect(PageAddress(text) == page)
  }

  @Test(arguments: [
    "https://www.themoviedb.org/", "https://www.themoviedb.org", "themoviedb.org/search",
    "themoviedb.org/search?query=", "themoviedb.org/search?query=%20", "themoviedb.org/search?q=a",
    "themoviedb.org/search?query=%1B", "themoviedb.org/search?query=%",
    "themoviedb.org/search?query=%C3", "themoviedb.org/search?query=%2", "themoviedb.org/movie/0",
    "themoviedb.org/movie/x",
    "themoviedb.org/movie/550%2e%2e", "themoviedb.org/movie/٣", "themoviedb.org/movie/-550",
    "themoviedb.org/movie/550/../551", "themoviedb.org/movie/550/%2e%2e/551",
    "themoviedb.org/movie/550//551", "themoviedb.org//movie/550", "themoviedb.org/../movie/550",
    "themoviedb.org/movie/99999999999999999999", "themoviedb.org/list/5",
    "themoviedb.org/movie%2F653", "themoviedb.org/movie/653%2f..%2f19", "themoviedb.org/person/0",
    "https://www.imdb.com/title/0137523/", "https://www.imdb.com/title/tt/",
    "https://letterboxd.com/film/", "letterboxd.com/someone", "letterboxd.com/film/%2e%2e",
    "https://www.imdb.com/title/tt0137523/..", "https://www.imdb.com/chart/top/",
  ])
  func `Other pages of a known site are rejected`(text: String) {
    #expect(PageAddress(text) == .other)
    #expect(MovieID(text) == nil)
    #expect(PersonID(text) == nil)
  }

  @Test(arguments: [
    "", "/", "//", "movie/550", "/movie/550", "https://", "https:///movie/550",
    "https:/www.themoviedb.org/movie/550", "ftp://www.themoviedb.org/movie/550",
    "https://evil.example/movie/550", "https://www.themoviedb.org.evil.example/movie/550",
    "https://evil.example@www.themoviedb.org/movie/550",
    "https://user:pass@www.imdb.com/title/tt0010323/", "https://www.themoviedb.org:/movie/550",
    "https://www.themoviedb.org%2Fmovie/550",
    "https://www.themoviedb.org:443/movie/550", "https://evil.example/www.themoviedb.org/movie/5",
    "https://www.themoviedb.org/movie/550 ", "https://www.themoviedb.org/movie/550\n",
    "https://www.themoviedb.org/movie/550-a\u{1B}b", "https://www.themoviedb．org/movie/550",
  ])
  func `A URL of another site is rejected`(text: String) {
    #expect(PageAddress(text) == nil)
    #expect(MovieID(text) == nil)
  }

  @Test func `A huge text is rejected`() {
    let text = "https://www.themoviedb.org/movie/550-" + String(repeating: "a", count: 1_000_000)
    #expect(PageAddress(text) == nil)
  }

  @Test(
    arguments: [
      (.movie(.tmdb(550)), "https://www.themoviedb.org/movie/550"),
      (.movie(.imdb("tt0137523")), "https://www.imdb.com/title/tt0137523/"),
      (.person(287), "https://www.themoviedb.org/person/287"),
      (.movie(.tmdb(900_000_001)), nil), (.person(910_000_011), nil), (.person(nil), nil),
      (.series, nil), (.other, nil),
    ] as [(PageAddress, String?)])
  func `A page has a URL if its site is known`(page: PageAddress, url: String?) {
    #expect(page.url == url)
  }

  @Test(arguments: [("287", 287), ("www.themoviedb.org/person/287-brad-pitt", 287)])
  func `A person's ID is a number or a URL`(text: String, number: Int) {
    #expect(PersonID(text)?.number == number)
  }

  @Test(arguments: ["", "0", "tt0137523", "nm0000093", "www.themoviedb.org/movie/550", "２８７"])
  func `Other texts are not person IDs`(text: String) {
    #expect(PersonID(text) == nil)
  }
}
