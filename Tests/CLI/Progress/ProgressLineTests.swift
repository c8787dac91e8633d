import MovieEntities
import MovieTMDB
import Testing
import ViperLocalization

@testable import MoviesCLI
@testable import ViperCommandLine

/// The text of the progress line.
struct ProgressLineTests {
  private func text(
    _ milliseconds: Int64, _ step: RetryingTransport.Step? = nil, since: Int64 = 0,
    page: (Int, Int)? = nil
  ) -> String {
    ProgressLine(
      elapsed: .milliseconds(milliseconds), step: step, sinceStep: .milliseconds(since),
      page: page.map { .init(number: $0.0, total: $0.1) }
    ).text(in: .english)
  }

  @Test func `The elapsed seconds appear after three seconds`() {
    #expect(text(150) == "Waiting for TMDB…")
    #expect(text(2_999) == "Waiting for TMDB…")
    #expect(text(3_000) == "Waiting for TMDB… 3 s")
    #expect(text(4_999) == "Waiting for TMDB… 4 s")
    #expect(text(2_000, page: (4, 10)) == "Loading page 4 of 10…")
    #expect(text(4_000, page: (4, 10)) == "Loading page 4 of 10…, 4 s")
  }

  @Test func `A retry shows its number`() {
    #expect(text(1_000, .requesting(attempt: 2)) == "Retrying (2)")
    #expect(text(9_000, .requesting(attempt: 4), page: (4, 10)) == "Retrying (4), 9 s")
  }

  @Test func `A delay counts down to its last second`() {
    let wait = RetryingTransport.Step.waiting(.seconds(20), .rateLimited)
    let reason = "Too many requests to TMDB"
    #expect(text(5_000, wait) == "\(reason) · retrying in 20 s (Ctrl-C to cancel)")
    #expect(text(5_000, wait, since: 1) == "\(reason) · retrying in 20 s (Ctrl-C to cancel)")
    #expect(text(5_000, wait, since: 1_000) == "\(reason) · retrying in 19 s (Ctrl-C to cancel)")
    #expect(text(5_000, wait, since: 19_999) == "\(reason) · retrying in 1 s (Ctrl-C to cancel)")
    #expect(text(5_000, wait, since: 21_000) == "\(reason) · retrying in 1 s (Ctrl-C to cancel)")
  }

  @Test func `A delay shows its reason, unless it is short`() {
    let step = RetryingTransport.Step.waiting(.seconds(2), .serviceUnavailable)
    #expect(text(100, step) == "TMDB returned an error · retrying in 2 s (Ctrl-C to cancel)")
    let lost = RetryingTransport.Step.waiting(.seconds(1), .connectionLost)
    #expect(
      text(100, lost) == "The connection to TMDB was lost · retrying in 1 s (Ctrl-C to cancel)")
    #expect(text(100, .waiting(.milliseconds(999), .connectionLost)) == "Waiting for TMDB…")
  }
}
