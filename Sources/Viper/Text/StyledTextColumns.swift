package import Viper

extension StyledText {
  /// The maximum width of the text, in columns.
  package var columns: Int { spans.reduce(0) { $0 + TextWidth.of($1.text) } }

  /// Whether the width of the text differs between terminals.
  package var isDisputed: Bool { spans.contains { TextWidth.isDisputed($0.text) } }

  /// Whether the text consists only of the address that it links to.
  var isAddress: Bool { spans.count == 1 && spans[0].style.link == spans[0].text }

  /// The text without control characters and without combining marks at the start of a span.
  ///
  /// At the start of a span, a combining mark would change the width of the preceding text. The
  /// mark is moved to the end of the previous span or, at the start of the text, placed on a blank.
  package var cleaned: StyledText {
    guard !spans.allSatisfy({ TextWidth.isSimple($0.text) }) else { return self }
    var clean: StyledText = ""
    for span in spans {
      var text = TerminalSanitizer.clean(span.text)[...]
      let style = clean.spans.last?.style ?? span.style
      while let mark = text.first, mark.joins(clean.spans.last?.text.last ?? " ") {
        let base = clean.spans.isEmpty ? "\u{A0}" : ""
        clean = clean + StyledText(base + String(text.removeFirst()), style)
      }
      clean = clean + StyledText(String(text), span.style)
    }
    return clean
  }

  /// Returns the text truncated to a width, ending with an ellipsis if the text is too wide.
  package func cut(to width: Int) -> StyledText {
    guard columns > width else { return self }
    guard width > 0 else { return "" }
    var kept: StyledText = ""
    var room = width - 1  // the ellipsis
    for span in spans {
      let part = TextWidth.prefix(span.text, width: room)
      guard part.endIndex < span.text.endIndex else {
        kept = kept + StyledText(span.text, span.style)
        room -= TextWidth.of(span.text)
        continue
      }
      return kept + StyledText(part.dropLast { $0 == " " } + "…", span.style)
    }
    return kept
  }

  package var trimmed: StyledText {
    guard let last = spans.last, last.text.utf8.last == UInt8(ascii: " ") else { return self }
    let text = last.text[...].dropLast { $0 == " " }
    let before = spans.dropLast().reduce(into: "") { $0 += StyledText($1.text, $1.style) }
    return text.isEmpty ? before.trimmed : before + StyledText(String(text), last.style)
  }
}

extension Substring {
  /// Returns the text without trailing characters that satisfy a condition.
  package func dropLast(while isDropped: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isDropped($0) }) else { return "" }
    return self[...last]
  }
}

extension Character {
  /// Returns whether the character combines with the preceding one.
  fileprivate func joins(_ before: Character) -> Bool {
    !isASCII && String([before, self]).count == 1
  }
}
