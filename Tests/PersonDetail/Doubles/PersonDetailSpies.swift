public import PersonDetail
public import ViperTesting

@testable import ViperTestSupport

extension ViewSpy: PersonDetailUI where State == PersonDetailState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: PersonDetailRouting, PersonDetailOutput {
  public func showMovie(id: Int, title: String) async { record("showMovie(\(id), \(title))") }
  public func close() { record("close()") }

  public func personDetail(didSelectMovie id: Int, title: String) async {
    record("didSelectMovie(\(id), \(title))")
  }
}
