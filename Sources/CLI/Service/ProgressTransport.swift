import MovieEntities
import MovieTMDB

/// Shows a progress mark during a long request.
struct ProgressTransport: Transport {
  /// The time after which the mark is shown: for a shorter request it would only flash.
  static let delay = Duration.milliseconds(150)

  var baseURL: String { base.baseURL }
  /// The transport that sends the requests and repeats them.
  let base: any Transport
  /// The progress, whose mark is erased before the response is returned.
  let progress: RequestProgress
  /// The clock that measures the time until the mark is shown.
  let clock: WallClock

  func response(to request: Request) async throws(MovieError) -> Response {
    progress.begin(request, at: clock.elapsed)
    defer { progress.end(request) }
    let outcome = await withTaskGroup(of: Void.self) { group in
      group.addTask { [progress, clock] in
        // The mark is shown repeatedly, because any other output erases it.
        while (try? await clock.sleep(for: Self.delay)) != nil { progress.show(at: clock.elapsed) }
        progress.erase()
      }
      let outcome = await send(request)
      group.cancelAll()
      await group.waitForAll()
      return outcome
    }
    return try outcome.get()
  }

  private func send(_ request: Request) async -> Result<Response, MovieError> {
    do throws(MovieError) {
      return .success(try await base.response(to: request))
    } catch {
      return .failure(error)
    }
  }
}
