/// The caching that `Cache-Control`, `Age` and `ETag` allow for a response (RFC 9111).
struct CachePolicy {
  /// The number of seconds for which the response can be used without revalidation.
  let maxAge: Int64
  /// The entity tag with which to revalidate the response, if any.
  let tag: String?

  /// Creates a policy, or returns `nil` if the response must not be stored or storing it is
  /// useless.
  init?(_ response: Response) {
    let directives = (response.header("Cache-Control") ?? "").lowercased()
      .split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    let names = directives.map { $0.prefix { $0 != "=" } }
    guard !names.contains("no-store"), !names.contains("private") else { return nil }
    let named = directives.first { $0.hasPrefix("max-age=") }
    let seconds = named.flatMap { Int64($0.dropFirst(8).filter { $0 != "\"" }) } ?? 0
    let age = response.header("Age").flatMap { Int64($0) } ?? 0
    // Neither operand is negative, so the difference cannot overflow, whatever the service sent.
    maxAge = names.contains("no-cache") ? 0 : max(max(seconds, 0) - max(age, 0), 0)
    tag = response.header("ETag")
    if maxAge == 0, tag == nil { return nil }
  }
}
