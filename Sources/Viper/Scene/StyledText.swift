/// Text with looks, but without a terminal: a renderer decides what becomes of them.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// How a piece of text looks.
  public struct Style: Hashable, Sendable {
    /// The colours that a view may choose from.
    public enum Color: Hashable, Sendable {
      /// What people read as "good".
      case green
      /// What people read as "so so".
      case yellow
      /// What people read as "bad" or "wrong".
      case red
      /// What people read as "look here".
      case cyan
    }

    /// The colour of the letters; the terminal's own when nil.
    public var color: Color?
    /// Whether it stands out.
    public var isBold: Bool
    /// Whether it stands back.
    public var isDim: Bool

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - color: The colour of the letters; the terminal's own when nil.
    ///   - isBold: Whether it stands out.
    ///   - isDim: Whether it stands back.
    public init(color: Color? = nil, isBold: Bool = false, isDim: Bool = false) {
      self.color = color
      self.isBold = isBold
      self.isDim = isDim
    }

    /// As the terminal writes.
    public static let plain = Style()
    /// Stands out.
    public static let bold = Style(isBold: true)
    /// Stands back.
    public static let dim = Style(isDim: true)
  }

  /// A piece of text with one style.
  public struct Span: Hashable, Sendable {
    /// The text, as it came: a renderer takes out what a terminal would obey.
    public let text: String
    /// How it looks.
    public let style: Style
  }

  /// The pieces in reading order.
  public private(set) var spans: [Span]

  /// The text without its looks.
  public var text: String { spans.map(\.text).joined() }

  /// Makes text of one style.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: How it looks.
  public init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  /// Makes plain text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Puts one text behind another; neighbours of one style become one piece.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    for span in right.spans {
      if let last = sum.spans.last, last.style == span.style {
        sum.spans[sum.spans.count - 1] = Span(text: last.text + span.text, style: span.style)
      } else {
        sum.spans.append(span)
      }
    }
    return sum
  }
}
