import Foundation
import MovieEntities
import Synchronization

@testable import MovieTMDB

/// A service whose responses come from an input, in order; the last response is repeated.
///
/// A response consists of a line with the status, lines with header fields, a blank line and the
/// body. Responses are separated by a `===` line.
final class Messages: Transport {
  /// The credential sent with each request, which a response may echo but no message may contain.
  static let credential = "t0ken-0f-the-pr0gram"
  let baseURL = "https://service.example/3"
  private let responses: [Response]
  private let next = Mutex(0)

  init(_ input: [UInt8]) {
    var rest = input[...]
    var responses: [Response] = []
    while let end = rest.firstRange(of: Array("\n===\n".utf8)) {
      responses.append(Self.response(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    self.responses = responses + [Self.response(rest)]
  }

  /// Restarts with the first response.
  func rewind() {
    next.withLock { $0 = 0 }
  }

  func response(to request: Request) async throws(MovieError) -> Response {
    let index = next.withLock { next in
      defer { next += 1 }
      return min(next, responses.count - 1)
    }
    return responses[index]
  }

  private static func response(_ message: ArraySlice<UInt8>) -> Response {
    let end = message.firstRange(of: Array("\n\n".utf8))
    let head = String(decoding: message[..<(end?.lowerBound ?? message.endIndex)], as: UTF8.self)
    let lines = head.split(separator: "\n")
    let fields = lines.dropFirst().map {
      $0.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    }
    return Response(
      status: lines.first.flatMap { Int($0) } ?? 200,
      headers: Dictionary(
        fields.map { field in
          (String(field[0]), field.dropFirst().first.map { String($0.drop { $0 == " " }) } ?? "")
        }, uniquingKeysWith: { first, _ in first }),
      body: Data(message[(end?.upperBound ?? message.endIndex)...]))
  }
}
