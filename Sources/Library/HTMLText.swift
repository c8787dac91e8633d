import MovieEntities

/// The text of simple HTML, such as in Letterboxd's reviews.
///
/// Only known tags and entities are replaced, so that `1 < 2 & 3` stays the same.
package enum HTMLText {
  private static let inline: Set<Substring> = [
    "a", "b", "em", "i", "s", "span", "strong", "u", "strike", "del", "small", "sup", "sub",
  ]
  private static let blocks: Set<Substring> = ["br", "p", "div", "blockquote", "li", "ul", "ol"]
  private static let entities: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  ]

  /// Returns the text with line breaks, and with the addresses of links in parentheses.
  package static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return html
    }
    var (text, rest, link) = ("", html[...], "")
    let close = UInt8(ascii: ">")
    var tagEnd = html.utf8.firstIndex(of: close)
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<start]
      rest = rest[start...]
      let isTag = rest.first == "<"
      // Searching only when the last end is behind keeps the time linear.
      if isTag, let end = tagEnd, end < start { tagEnd = rest.utf8.firstIndex(of: close) }
      let end = isTag ? tagEnd : rest.utf8.prefix(10).firstIndex(of: UInt8(ascii: ";"))
      guard let stop = end, rest.utf8.distance(from: start, to: stop) < 2_000 else {
        text.append(rest.removeFirst())
        continue
      }
      let inner = rest[rest.index(after: start)..<stop]
      if !isTag {
        guard let entity = entity(inner) else {
          text.append(rest.removeFirst())
          continue
        }
        text += entity
      } else {
        let name = inner.drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()[...]
        guard inline.contains(name) || blocks.contains(name) else {
          text.append(rest.removeFirst())
          continue
        }
        if name == "br" || blocks.contains(name) && !text.hasSuffix("\n") { text += "\n" }
        if name == "a" {
          if inner.hasPrefix("/"), !link.isEmpty { text += " (\(link))" }
          link = inner.hasPrefix("/") ? "" : address(inner)
        }
      }
      rest = rest[rest.utf8.index(after: stop)...]
    }
    return String((text + rest).trimmed)
  }

  private static func address(_ tag: Substring) -> String {
    guard let start = tag.firstRange(of: "href=")?.upperBound, start < tag.endIndex else {
      return ""
    }
    let (quote, rest) = (tag[start], tag[tag.index(after: start)...])
    guard quote == "\"" || quote == "'", let end = rest.firstIndex(of: quote) else { return "" }
    return String(rest[..<end]).replacing("&amp;", with: "&")
  }

  private static func entity(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let isHex = name.dropFirst().first == "x"
    return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map(String.init)
  }
}
