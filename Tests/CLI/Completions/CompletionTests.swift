import MovieTMDB
import Testing

@testable import MoviesCLI
@testable import ViperCommandLine

/// Completions of this program's commands.
struct CompletionTests {
  @Test(arguments: CompletionCase.all)
  func `Completions include the words from the command table`(row: CompletionCase) {
    let words = row.line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let candidates = Completion(spec: .movies).candidates(for: Array(words.dropFirst()))
      .map { String($0.prefix { $0 != "\t" }) }
    #expect(
      candidates.filter { $0 == Completion.files || $0.hasPrefix(words.last ?? "") }
        == row.candidates)
  }

  @Test func `Completions include the login services`() {
    #expect(LoginServiceName.guest.rawValue == GuestLogin.serviceName)
  }
}
