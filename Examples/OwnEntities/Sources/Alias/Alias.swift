import Entities
import ListOfMovies
import MovieEntities
import Viper

/// One movie, from a shelf.
struct ShelfInteractor: ListOfMoviesInteractable {
  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    let movie = PopularMovieEntity(id: 653, title: "Nosferatu")
    return MoviePage(number: page, movies: [movie], totalPages: 1, totalResults: 1)
  }
}

@main
@MainActor
struct Alias {
  static func main() async {
    let window = Window()
    let shelf = Shelf(name: "Silent films")
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        input: ListOfMoviesInput(title: shelf.name), interactor: ShelfInteractor(),
        window: window, output: nil))
    print(window.scene?.title ?? "", window.scene?.rows.map(\.id) ?? [])
  }
}
