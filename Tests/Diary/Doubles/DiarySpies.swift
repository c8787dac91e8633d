public import MovieDiary
public import MovieEntities
public import MoviePresentation
public import ViperTesting

@testable import ViperTestSupport

extension ViewSpy: DiaryUI where State == DiaryState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: DiaryRouting, DiaryOutput {
  public func showMovie(_ movie: MovieViewModel) async { record("showMovie(\(movie.title))") }
  public func edit(_ entry: DiaryEntry) async { record("edit(\(entry.id))") }
  public func log(_ movie: MovieSummary) async { record("log(\(movie.title))") }
  public func showStats() async { record("showStats()") }
  public func diaryDidOpenStats() async { record("didOpenStats()") }
  public func close() { record("close()") }

  public func diary(didSelectMovie movie: MovieViewModel) async {
    record("didSelectMovie(\(movie.title))")
  }
  public func diary(didEdit entry: DiaryEntry) async { record("didEdit(\(entry.id))") }
}
