public import LoginModule
public import MovieEntities
public import ViperTesting

@testable import ViperTestSupport

extension ViewSpy: LoginUI where State == LoginState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: LoginRouting {
  public func finish(with session: any Session, greeting: String) async {
    record("finish(\(session.id), \(greeting))")
  }
  public func close() async { record("close()") }
}
