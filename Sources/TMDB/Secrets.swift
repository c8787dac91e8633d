import Essentials

/// The texts that only the service may read: what a transport removes from its responses.
///
/// A service may repeat what it was sent, in any spelling. So nothing is replaced in a text: a text
/// that repeats a secret is not shown at all.
package struct Secrets: Sendable {
  private let texts: [FoldedText]

  /// Collects the secrets of a request.
  ///
  /// - Parameters:
  ///   - credential: The credential that the service receives.
  ///   - request: The request, which may contain a session, a request token or a password.
  package init(_ credential: Credential, _ request: Request) {
    let shown =
      switch credential {
      case .token(let text), .apiKey(let text): text
      case .anonymous: ""
      }
    let names = Request.secretNames.union(["password"])
    let fields = request.body.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
    self.init(
      [shown, request.secretStep ?? ""]
        + request.parameters.filter { names.contains($0.name) }.map(\.value)
        + (fields ?? [:]).filter { names.contains($0.key) }.map(\.value))
  }

  /// Creates secrets from their texts; an empty text is none.
  init(_ texts: [String]) {
    self.texts = texts.filter { !$0.isEmpty }.map { FoldedText($0) }
  }

  /// Returns a response of which no secret can be shown or stored.
  ///
  /// A header field that repeats a secret is removed. A response whose body repeats one is not
  /// stored, and if it is a refusal, only its code is left: the user sees the program's own message
  /// for the code.
  ///
  /// - Parameter response: The response of the service.
  /// - Returns: The same response if it does not repeat a secret.
  package func removed(from response: Response) -> Response {
    guard !texts.isEmpty else { return response }
    let response = response.filteringHeaders { !areIn($0) }
    guard areIn(response.body) else { return response }
    return response.replacing(
      body: ErrorTranslation.isRefusal(response)
        ? ErrorTranslation.withoutMessage(response) : response.body,
      header: ("Cache-Control", "no-store"))
  }

  /// Returns whether a text repeats a secret or a considerable part of one, or may do so.
  func areIn(_ text: String) -> Bool {
    areIn(text.utf8)
  }

  /// Returns whether bytes repeat a secret or a considerable part of one, or may do so.
  private func areIn(_ bytes: some Sequence<UInt8>) -> Bool {
    var bytes = Array(bytes)
    // UTF-16 and UTF-32, which JSON can be written in, hide the letters of a secret from a
    // comparison of bytes.
    if bytes.contains(0) { return true }
    for _ in 0..<Self.mostLayers {
      if areIn(folded: bytes) { return true }
      let written = Escapes.removingJSON(from: bytes)
      if written.count < bytes.count, areIn(folded: written) { return true }
      let plain = Escapes.removingPercents(from: written)
      // An escape is longer than what it stands for, so nothing was escaped.
      if plain.count == bytes.count { return false }
      bytes = plain
    }
    return true
  }

  private func areIn(folded bytes: [UInt8]) -> Bool {
    let text = FoldedText.fold(bytes)
    return texts.contains { $0.isRepeated(in: text) }
  }

  /// The number of times that a text is escaped at most; a text that is escaped more often is taken
  /// for a secret.
  private static let mostLayers = 4
}
