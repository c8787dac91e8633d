import MovieEntities
import MovieTMDB
import Testing
import Viper

@testable import MovieLibrary
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Files of each service, imported repeatedly, in any order, and in older copies.
struct ImportOrderTests {
  enum Service: String, CaseIterable {
    case letterboxd, importFormat, imdb, trakt, simkl, movary, yamtrack, tmdb, tvTime, ownTable
  }

  /// A file whose rows can be left out and shuffled.
  private struct File {
    let name: String
    let header: String
    var rows: [String]

    var bytes: [UInt8] {
      let text =
        header == "["
        ? "[\(rows.joined(separator: ",\n"))]" : ([header] + rows).joined(separator: "\n")
      return Array(text.utf8)
    }
  }

  /// What somebody did with a film on a day.
  private struct Deed {
    let number, year: Int
    let day, rating, note: String
    var title: String { "Film \(number)" }
    var imdb: String { "tt900000\(number)" }
    var tmdb: Int { 900 + number }
    var isWish: Bool { note == "wish" }
    var time: String { day.isEmpty ? "unknown" : "\(day)T10:00:00Z" }

    init(_ random: inout some RandomNumberGenerator) {
      number = Int.random(in: 1...5, using: &random)
      year = 1950 + number
      day = ["", "2024-01-01", "2024-01-02", "2024-01-03"].randomElement(using: &random) ?? ""
      rating = ["", "4", "6", "8"].randomElement(using: &random) ?? ""
      note = ["", "a", "b", "wish"].randomElement(using: &random) ?? ""
    }
  }

  private static func files(of service: Service, _ deeds: [Deed]) -> [File] {
    let (wishes, views) = (deeds.filter(\.isWish), deeds.filter { !$0.isWish })
    let (dated, rated) = (views.filter { !$0.day.isEmpty }, views.filter { !$0.rating.isEmpty })
    func file(_ name: String, _ header: String, _ deeds: [Deed], _ row: (Deed) -> String) -> File {
      File(name: name, header: header, rows: deeds.map(row))
    }
    func list(_ name: String, _ deeds: [Deed]) -> File {
      file(name, "Date,Name,Year,Letterboxd URI", deeds) {
        "2024-01-02,\($0.title),\($0.year),f\($0.number)"
      }
    }
    func stars(_ deed: Deed) -> String { Int(deed.rating).map { "\($0 / 2)" } ?? "" }
    // If a copy has a review without its entry, any entry of the day could be the right one.
    func dayStars(_ deed: Deed) -> String {
      stars(dated.first { ($0.number, $0.day) == (deed.number, deed.day) } ?? deed)
    }
    switch service {
    case .letterboxd:
      return [
        file(
          "diary.csv", "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date", dated
        ) { "\($0.day),\($0.title),\($0.year),,\(dayStars($0)),,,\($0.day)" },
        file(
          "reviews.csv", "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date",
          dated.filter { !$0.note.isEmpty && $0.number > 2 }
        ) { "\($0.day),\($0.title),\($0.year),,\(dayStars($0)),,\($0.note),,\($0.day)" },
        file("ratings.csv", "Date,Name,Year,Letterboxd URI,Rating", rated) {
          "2024-01-0\($0.number),\($0.title),\($0.year),f\($0.number),\(stars($0))"
        },
        list("watched.csv", views), list("watchlist.csv", wishes),
        list("likes/films.csv", views.filter { $0.number > 3 }),
      ]
    case .importFormat:
      return [
        file("l.csv", "Title,Year,tmdbID,Rating10,WatchedDate,Review", views) {
          "\($0.title),\($0.year),\($0.tmdb),\($0.rating),\($0.day),\($0.day.isEmpty ? "" : $0.note)"
        }
      ]
    case .imdb:
      return [
        file("ratings.csv", "Const,Your Rating,Date Rated,Title,Title Type,Year", rated) {
          "\($0.imdb),\($0.rating),\($0.day),\($0.title),Movie,\($0.year)"
        },
        file("watchlist.csv", "Position,Const,Created,Title,Title Type,Year", wishes) {
          "1,\($0.imdb),2024-01-02,\($0.title),Movie,\($0.year)"
        },
      ]
    case .trakt:
      return [
        file("history-1.json", "[", views) {
          """
          {"watched_at":"\($0.time)","type":"movie","movie":{"title":"\($0.title)",\
          "year":\($0.year),"ids":{"trakt":1,"imdb":"\($0.imdb)","tmdb":\($0.tmdb)}}}
          """
        },
        file("ratings.csv", "rated_at,type,title,year,trakt_id,imdb_id,tmdb_id,rating", rated) {
          "\($0.time),movie,\($0.title),\($0.year),1,,\($0.tmdb),\($0.rating)"
        },
        file("watchlist.csv", "listed_at,type,title,year,trakt_id,imdb_id,tmdb_id", wishes) {
          "2024-01-02T10:00:00Z,movie,\($0.title),\($0.year),1,\($0.imdb),"
        },
      ]
    case .simkl:
      return [
        file(
          "s.csv", "simkl_id,TMDB,IMDB_ID,Type,Title,Year,Watchlist,WatchedDate,Rating,Memo", deeds
        ) {
          """
          1,,\($0.imdb),movie,\($0.title),\($0.year),\($0.isWish ? "plan to watch" : "completed"),\
          \($0.isWish ? "" : $0.day),\($0.rating),\($0.note)
          """
        }
      ]
    case .movary:
      return [
        file("h.csv", "title,year,tmdbId,imdbId,watchedAt,comment,location", views) {
          "\($0.title),\($0.year),\($0.tmdb),\($0.imdb),\($0.day),\($0.note),"
        },
        file("r.csv", "title,year,tmdbId,imdbId,userRating", rated) {
          "\($0.title),\($0.year),\($0.tmdb),\($0.imdb),\($0.rating)"
        },
      ]
    case .yamtrack:
      return [
        file("y.csv", "media_id,source,media_type,title,score,status,end_date,notes", deeds) {
          """
          \($0.tmdb),tmdb,movie,\($0.title),\($0.rating),\($0.isWish ? "Planning" : "Completed"),\
          \($0.day),\($0.note)
          """
        }
      ]
    case .tmdb:
      return [
        file("ratings.csv", "TMDb ID,IMDb ID,Type,Name,Release Date,Your Rating,Date Rated", rated)
        {
          "\($0.tmdb),\($0.imdb),movie,\($0.title),\($0.year)-01-01,\($0.rating),\($0.time)"
        }
      ]
    case .tvTime:
      return [
        file("t.csv", "movie_name,entity_type,type,release_date,created_at", deeds) {
          "\($0.title),movie,\($0.isWish ? "towatch" : "watch"),\($0.year)-01-01,\($0.day)"
        }
      ]
    case .ownTable:
      return [
        file("x.csv", LibraryCSV.header.joined(separator: ","), views) {
          "watch,,,\($0.title),\($0.year),\($0.day),\($0.rating),false,,\($0.note),"
        },
        file("y.csv", LibraryCSV.header.joined(separator: ","), deeds) {
          "\($0.isWish ? "watchlist" : "favorite"),,,\($0.title),\($0.year),\($0.day),,,,,"
        },
      ]
    }
  }

  /// A library that files are imported into.
  private struct Computer {
    var library = Library()

    mutating func add(_ files: [File]) throws {
      let today = Today.gmt(WallClock(secondsSince1970: 1_795_608_000, on: ImmediateClock()))
      let contents = try ImportReader(days: ImportedDays(today: today)).contents(
        of: ImportFiles(files.map { .init(path: $0.name, bytes: $0.bytes) }))
      #expect(contents.problems.isEmpty)
      let batch = "\(library.events.count)"
      try library.append(LibraryMerge(contents.rows, into: library, at: 1, batch: batch).events)
    }

    /// Removes an entry, and edits another one.
    mutating func change(_ random: inout some RandomNumberGenerator) {
      let entries = library.diary.shuffled(using: &random)
      var actions = entries.first.map { [LibraryEvent.Action.remove(of: $0.id)] } ?? []
      if let entry = entries.last {
        let day = Day("2023-01-01")
        actions.append(
          .edit(of: entry.id, [.rating(OwnRating(0.5)), .note("mine"), .day(day)]))
      }
      for action in actions {
        library.append([
          library.event(
            action, id: "own \(library.events.count)", at: 2, today: Day(daysSince1970: 20_000))
        ])
      }
    }

    var state: State {
      State(
        marks: library.marks, seen: library.seen,
        diary: library.diary.map(\.viewing).map { viewing in
          "\(viewing.movie.id) \(viewing.fields.filter { $0.kind != .source })"
        }.sorted())
    }
  }

  private struct State: Equatable {
    let marks: [MovieID: Marks]
    let seen: [MovieID: Seen]
    let diary: [String]
  }

  @Test(arguments: Service.allCases, Effort.seeds(10, of: 200))
  func `Only what the files say counts, not how often, in which order or in which copies`(
    service: Service, seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let deeds = (0..<Int.random(in: 1...12, using: &random)).map { _ in Deed(&random) }
    let files = Self.files(of: service, deeds)
    func shuffled(share: Double = 1) -> [File] {
      files.map { file in
        var file = file
        file.rows = file.rows.filter { _ in Double.random(in: 0..<1, using: &random) < share }
          .shuffled(using: &random)
        return file
      }.shuffled(using: &random)
    }
    var first = Computer()
    try first.add(files)
    let state = first.state
    for others in [[files], [shuffled()], [shuffled(share: 0.5)], files.reversed().map { [$0] }] {
      for file in others { try first.add(file) }
      #expect(first.state == state)
    }
    for copies in [[shuffled()], [shuffled(share: 0.5), files], shuffled().map { [$0] }] {
      var other = Computer()
      for copy in copies { try other.add(copy) }
      #expect(other.state == state)
    }
    first.change(&random)
    let changed = first.state
    for copy in [files, shuffled(), shuffled(share: 0.5)] {
      try first.add(copy)
      #expect(first.state == changed)
    }
  }
}
