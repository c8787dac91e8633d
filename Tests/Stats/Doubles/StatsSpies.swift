public import MovieStats
public import ViperTesting

@testable import ViperTestSupport

extension ViewSpy: StatsUI where State == StatsState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: StatsRouting, StatsOutput {
  public func showDiary() async { record("showDiary()") }
  public func close() { record("close()") }
  public func statsDidOpenDiary() async { record("didOpenDiary()") }
}
