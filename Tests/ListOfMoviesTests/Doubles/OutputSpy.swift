import ListOfMovies
import ViperTesting

/// Opens nothing, and notes what it was told.
@MainActor
final class OutputSpy: ListOfMoviesOutput {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func listOfMovies(didSelectMovie id: Int) async {
    recorder.record("output.didSelectMovie(\(id))")
  }
}
