import Foundation

/// Writes the index of the catalog in a folder.
@main
struct Main {
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1])
    let index = try CatalogIndexMaker(
      movies: Data(contentsOf: folder.appending(path: "movies.json")),
      details: Data(contentsOf: folder.appending(path: "details.json")),
      genres: Data(contentsOf: folder.appending(path: "genres.json")),
      words: SearchText.words)
    try Data(index.text().utf8).write(to: folder.appending(path: "index.tsv"), options: .atomic)
  }
}
