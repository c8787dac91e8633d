import Foundation
import MovieEntities
import Testing

struct MovieIDTests {
  @Test(
    arguments: [
      ("234", .tmdb(234)), ("1", .tmdb(1)), ("000234", .tmdb(234)),
      ("999999999999999999", .tmdb(999_999_999_999_999_999)),
      ("tt0010323", .imdb("tt0010323")), ("tt0", .imdb("tt0")),
      ("tt12345678", .imdb("tt12345678")), ("TT0010323", .imdb("tt0010323")),
      ("Tt0010323", .imdb("tt0010323")),
      ("https://www.themoviedb.org/movie/550-fight-club?language=de", .tmdb(550)),
      ("https://www.imdb.com/title/TT0137523/?ref_=nv_sr_1", .imdb("tt0137523")),
    ] as [(String, MovieID)])
  func `An ID is read as users type it`(text: String, id: MovieID) {
    #expect(MovieID(text) == id)
  }

  @Test(arguments: [
    "", "0", "000", "-1", "+5", "1.5", "1e3", "0x10", " 1", "1 ", "1\n", "1,000", "two",
    "tt", "ttx", "tt 1", "tt-1", "tt1x", "t0010323", "ttt1", "nm0010323",
    "../550", "234/../550", "234?x=1", "%32", "234#", "popular",
    "https://www.themoviedb.org/person/287", "https://www.themoviedb.org/tv/1399",
    "٣", "２３４", "tt٣", "1\u{301}", "tt\u{301}1",
    "99999999999999999999", "1000000000000000000", "tt1000000000000000000",
  ])
  func `Other text never becomes part of a path`(text: String) {
    #expect(MovieID(text) == nil)
  }

  @Test(arguments: [("234", "234"), ("000234", "234"), ("tt0010323", "tt0010323")])
  func `An ID in a path is in the service's format`(text: String, path: String) {
    #expect(MovieID(text)?.description == path)
  }

  @Test(arguments: [
    Film(id: .tmdb(234), title: "Caligari"), Film(id: .imdb("tt0010323"), title: "Caligari"),
    Film(title: "Dune", year: 2021), Film(title: "1917", year: 2019),
    Film(title: "1917", year: nil),
    Film(title: "The Birds (of Prey)", year: 2020), Film(title: "?!", year: 1999),
    Film(title: "tt0010323", year: nil), Film(title: "2001: A Space Odyssey", year: 1968),
    Film(title: "ساعة الصفر", year: 2099), Film(title: "The A-Team", year: 2010),
    Film(title: "The The", year: nil), Film(title: "A", year: nil),
  ])
  func `Every ID is found by its description, which no other ID has`(film: Film) {
    #expect(MovieID.described(by: "\(film.id)") == film.id)
  }

  @Test func `An ID is encoded as a number or a text`() throws {
    let ids = [.tmdb(19), .imdb("tt0010323"), Film(title: "The A-Team", year: 2010).id]
    let json = try JSONEncoder().encode(ids)
    #expect(String(decoding: json, as: UTF8.self) == #"[19,"tt0010323","the a team (2010)"]"#)
    #expect(try JSONDecoder().decode([MovieID].self, from: json) == ids)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([MovieID].self, from: Data(#"["Dune"]"#.utf8))
    }
  }

  @Test(arguments: ["", "Dune", "Dune 2021", "Dune (20O1)", "(2021)", " (?)", "234/../550"])
  func `Other text describes no movie`(text: String) {
    #expect(MovieID.described(by: text) == nil)
  }

  @Test func `A film is read with its title as typed`() {
    #expect(Film(describedBy: "The Dune! (2021)") == Film(title: "The Dune!", year: 2021))
    #expect(Film(describedBy: "234")?.id == .tmdb(234))
    #expect(Film(describedBy: "Dune") == nil)
  }

  @Test func `The title of a film without an ID is one line of text`() {
    let film = Film(title: " The\nD\u{1}une!\t\u{202E}", year: 2021)
    #expect(film == Film(title: "The Dune!", year: 2021))
    #expect(Film(describedBy: "The\nDune! (2021)") == film)
  }
}
