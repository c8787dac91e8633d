import Viper

/// Breaks running text into lines that fit.
struct TextWrapper {
  /// How many columns a line has.
  let width: Int
  /// How many columns the second and further lines are moved in.
  var hang = 0

  /// Breaks plain text.
  func lines(_ text: String) -> [String] {
    lines(StyledText(text)).map(\.text)
  }

  /// Breaks styled text between words; a word that is wider than a line is broken anywhere.
  func lines(_ text: StyledText) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText("")
    var room = max(width, 1)
    let indent = StyledText(String(repeating: " ", count: min(hang, max(width - 8, 0))))
    func breakLine() {
      lines.append(line)
      line = indent
      room = max(width - TextWidth.of(indent.text), 1)
    }
    var pendingBlank: StyledText?
    for piece in pieces(text) {
      if piece.isBlank {
        pendingBlank = (pendingBlank ?? "") + piece.text
        continue
      }
      let blank = pendingBlank ?? ""
      pendingBlank = nil
      let columns = TextWidth.of(piece.text.text)
      if TextWidth.of(blank.text) + columns <= room {
        line = line + blank + piece.text
        room -= TextWidth.of(blank.text) + columns
        continue
      }
      if line != indent, !line.spans.isEmpty { breakLine() }
      for part in broken(piece.text, room: room) {
        if TextWidth.of(part.text) > room { breakLine() }
        line = line + part
        room -= TextWidth.of(part.text)
      }
    }
    return lines + [line]
  }

  /// Words and the blanks between them, each with its style.
  private func pieces(_ text: StyledText) -> [(text: StyledText, isBlank: Bool)] {
    text.spans.flatMap { span in
      chunks(span.text).map { (StyledText($0, span.style), $0.first == " ") }
    }
  }

  private func chunks(_ text: String) -> [String] {
    var chunks: [String] = []
    for character in text {
      if let last = chunks.last, (last.last == " ") == (character == " ") {
        chunks[chunks.count - 1].append(character)
      } else {
        chunks.append(String(character))
      }
    }
    return chunks
  }

  /// A word that is too wide, character by character; any other as it is.
  private func broken(_ word: StyledText, room: Int) -> [StyledText] {
    guard TextWidth.of(word.text) > room else { return [word] }
    return word.spans.flatMap { span in span.text.map { StyledText(String($0), span.style) } }
  }
}
