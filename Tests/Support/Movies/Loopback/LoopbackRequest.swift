import Foundation

@testable import ViperTestSupport

/// An HTTP request received by a local server.
struct LoopbackRequest: Sendable {
  let method: String
  /// The path, still percent-encoded.
  let path: String
  /// The query, still percent-encoded; empty if there is none.
  let query: String
  /// The header fields, with lowercase names.
  let headers: [String: String]
  let body: [UInt8]
  /// The number of the connection it arrived on, starting at 1.
  let connection: Int

  /// The path and query, still percent-encoded.
  var target: String { query.isEmpty ? path : path + "?" + query }

  /// The decoded parameters, in order.
  var parameters: [(name: String, value: String)] {
    query.split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = halves.count > 1 ? String(halves[1]) : ""
      return (String(halves[0]), value.removingPercentEncoding ?? value)
    }
  }

  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// The fields of a JSON body.
  var fields: [String: String] {
    (try? JSONDecoder().decode([String: String].self, from: Data(body))) ?? [:]
  }

  /// The mark in a JSON body, for a request that is passed on.
  var mark: MarkBody? {
    try? JSONDecoder().decode(MarkBody.self, from: Data(body))
  }

  // Reads the next request of a connection; nil if the client has disconnected. The buffer holds
  // received bytes, and keeps those that belong to the following request.
  init?(from socket: Int32, buffer: inout [UInt8], connection: Int) {
    while true {
      if let end = Self.endOfHead(buffer) {
        let head = String(decoding: buffer[..<end], as: UTF8.self)
        let headers = Self.headers(head)
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        if buffer.count >= end + 4 + length {
          let body = Array(buffer[(end + 4)..<(end + 4 + length)])
          buffer.removeFirst(end + 4 + length)
          let words = head.prefix { $0 != "\r\n" }.split(separator: " ")
          guard words.count == 3 else { return nil }
          let halves = words[1].split(separator: "?", maxSplits: 1)
          method = String(words[0])
          path = halves.first.map { String($0) } ?? ""
          query = halves.count > 1 ? String(halves[1]) : ""
          self.headers = headers
          self.body = body
          self.connection = connection
          return
        }
      }
      guard let more = Sockets.receive(socket) else { return nil }
      buffer += more
      guard buffer[0] >= 65 else { return nil }
    }
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first { bytes[$0..<($0 + 4)].elementsEqual(end) }
  }

  private static func headers(_ head: String) -> [String: String] {
    var headers: [String: String] = [:]
    for line in head.split(separator: "\r\n").dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
        .trimmingCharacters(in: .whitespaces)
    }
    return headers
  }
}

/// TMDB's JSON for a mark or a rating.
struct MarkBody: Codable, Sendable {
  let mediaType: String?
  let mediaId: Int?
  let favorite: Bool?
  let watchlist: Bool?
  let value: Double?

  private enum CodingKeys: String, CodingKey {
    case mediaType = "media_type"
    case mediaId = "media_id"
    case favorite, watchlist, value
  }
}
