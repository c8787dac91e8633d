import ListOfMovies
import ViperTesting

/// Opens nothing, and notes what it was told.
@MainActor
final class OutputSpy: ListOfMoviesOutput {
  private let recorder: Recorder
  /// Who waits for a log-in.
  private(set) weak var waiting: (any ListOfMoviesModuleInput)?

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func listOfMovies(didSelectMovie id: Int) async {
    recorder.record("output.didSelectMovie(\(id))")
  }

  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async {
    recorder.record("output.needsLogin")
    waiting = list
  }
}
