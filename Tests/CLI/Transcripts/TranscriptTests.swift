import Testing

@testable import ViperTestSupport

/// The complete output of commands, byte for byte, on both streams, with the exit code.
@Suite(.places(2)) struct TranscriptTests {
  @Test(arguments: [.help, .lists, .pages, .searches, .finding, .diary, .anyFilm] as [Transcript])
  func `Successful commands match their transcripts`(_ transcript: Transcript) async throws {
    try await transcript.check()
  }

  @Test(arguments: [.details, .awkwardDetails, .people, .json, .posters] as [Transcript])
  func `Detail commands match their transcripts`(_ transcript: Transcript) async throws {
    try await transcript.check()
  }

  @Test(
    arguments: [
      .usageErrors, .valueErrors, .detailErrors, .peopleErrors, .posterErrors, .jsonErrors,
      .findingErrors,
    ] as [Transcript])
  func `Failing commands match their transcripts`(_ transcript: Transcript) async throws {
    try await transcript.check()
  }

  @Test func `Screens at a terminal match their transcript`() async throws {
    try await Transcript.terminal.check()
  }

  @Test(arguments: [.spanishErrors, .spanishNotes, .spanishScreens] as [Transcript])
  func `Spanish output matches its transcripts`(_ transcript: Transcript) async throws {
    try await transcript.check()
  }
}
