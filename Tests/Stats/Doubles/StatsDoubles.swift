import MovieEntities
public import MovieStats
public import ViperTesting

@testable import ViperTestSupport

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

extension ViewSpy: StatsUI where State == StatsState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: StatsRouting, StatsOutput {
  public func showDiary() async { record("showDiary()") }
  public func close() { record("close()") }
  public func statsDidOpenDiary() async { record("didOpenDiary()") }
}
