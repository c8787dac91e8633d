import MovieEntities
import Testing
import ViperTesting

@testable import LoginModule
@testable import ViperTestSupport

@MainActor
struct LoginInteractorTests {
  let recorder = Recorder { $0.record() }

  /// An interactor over two services, the first with the given responses.
  private func interactor(
    _ answer: Result<any Session, MovieError>, saving error: MovieError? = nil
  ) -> LoginInteractor {
    LoginInteractor(
      loginServices: [
        ServiceStub(recorder: recorder, name: "tmdb", answer: answer),
        ServiceStub(recorder: recorder, name: "demo", answer: .success(session("d1", of: "demo"))),
      ],
      sessions: SessionStoreSpy(recorder: recorder, error: error))
  }

  @Test func `The interactor returns the fields of each service`() {
    let web = ServiceStub(
      recorder: recorder, name: "web", answer: .failure(.offline), credentials: nil)
    let password = ServiceStub(recorder: recorder, name: "tmdb", answer: .failure(.offline))
    let interactor = LoginInteractor(
      loginServices: [web, password], sessions: SessionStoreSpy(recorder: recorder))
    #expect(interactor.credentials(of: "web") == nil)
    #expect(
      interactor.credentials(of: "tmdb") == CredentialRule(minUsername: 5, minPassword: 5))
    #expect(interactor.credentials(of: "imdb") == nil)
  }

  @Test func `The interactor forwards the approval page`() async throws {
    let recorder = recorder
    let interactor = LoginInteractor(
      loginServices: [
        ServiceStub(
          recorder: recorder, name: "web", answer: .success(session()), credentials: nil)
      ],
      sessions: SessionStoreSpy(recorder: recorder))
    _ = try await interactor.logIn(
      service: "web", username: "", password: "",
      approve: { page in await recorder.record("approve(\(page))") })
    recorder.expect(
      "approve(https://example.org/web)", "web.logIn(, )", "sessions.save(s1)")
  }

  @Test func `Only the selected service is used`() async throws {
    let session = try await interactor(.failure(.offline))
      .logIn(service: "demo", username: "neo99", password: "zion!", approve: { _ in })
    #expect(session.id == "d1")
    recorder.expect("demo.logIn(neo99, zion!)", "sessions.save(d1)")
  }

  @Test(arguments: [nil, "d0"])
  func `A login canceled while its session is saved keeps the previous session`(
    _ previous: String?
  ) async throws {
    let gate = Gate()
    let interactor = LoginInteractor(
      loginServices: [
        ServiceStub(recorder: recorder, name: "demo", answer: .success(session("d1", of: "demo")))
      ],
      sessions: SessionStoreSpy(
        recorder: recorder, previous: previous.map { session($0, of: "demo") }, gate: gate))
    let attempt = Task {
      try await interactor.logIn(
        service: "demo", username: "neo99", password: "zion!", approve: { _ in })
    }
    await gate.arrivals()
    attempt.cancel()
    await gate.open()
    let thrown = await #expect(throws: MovieError.self) { _ = try await attempt.value }
    #expect(thrown?.code == .cancelled)
    recorder.expect(
      "demo.logIn(neo99, zion!)", "sessions.save(d1)",
      previous.map { "sessions.save(\($0))" } ?? "sessions.remove(demo)", "demo.end(d1)")
  }

  @Test func `An unknown service is rejected, sends no request, and saves nothing`() async {
    let interactor = interactor(.success(session()))
    let thrown = await #expect(throws: MovieError.self) {
      try await interactor.logIn(
        service: "imdb", username: "neo99", password: "zion!", approve: { _ in })
    }
    #expect(thrown?.code == .rejected)
    #expect(thrown?.reason == .login(.unknownService("imdb", offered: ["tmdb", "demo"])))
    #expect(thrown?.canRetry == false)
    recorder.expect()
  }
}
