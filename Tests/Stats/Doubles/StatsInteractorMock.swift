import MovieEntities
import MovieStats
import ViperTesting

/// An interactor that returns prepared responses and records each request.
struct StatsInteractorMock: StatsInteractable {
  typealias Counts = Answers<Int, StatsEntity, MovieError>

  let recorder: Recorder
  let counts: Counts
  var hasDiary = true

  func statistics(year: Int?) async throws(MovieError) -> StatsEntity {
    let name = year.map(String.init) ?? "nil"
    return try await counts.answer(
      year ?? 0, call: "interactor.statistics(year: \(name))", recorder: recorder)
  }
}
