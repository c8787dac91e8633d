/// Text with styles that do not depend on a terminal.
///
/// A renderer decides how to draw each style.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The style of a piece of text.
  public struct Style: Hashable, Sendable {
    /// The colors that a view can choose from.
    public enum Color: String, Encodable, Sendable {
      /// A color that means "good".
      case green
      /// A color that means "so-so".
      case yellow
      /// A color that means "bad" or "wrong".
      case red
      /// A color that draws attention.
      case cyan
    }

    /// The color of the letters; `nil` for the terminal's own color.
    public var color: Color?
    /// A Boolean value that indicates whether the text is bold.
    public var isBold: Bool
    /// A Boolean value that indicates whether the text is dimmed.
    public var isDim: Bool
    /// A Boolean value that indicates whether the colors of the text and its background are swapped.
    public var isReversed: Bool
    /// The address that the text leads to; `nil` if it leads nowhere.
    ///
    /// It is a meaning, not a look: a renderer may let the user open the address, or ignore it.
    public var link: String?

    /// Creates a style.
    public init(
      color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isReversed: Bool = false,
      link: String? = nil
    ) {
      self.color = color
      self.isBold = isBold
      self.isDim = isDim
      self.isReversed = isReversed
      self.link = link
    }

    /// The style in which the terminal writes by default.
    public static let plain = Style()
    /// The style of bold text.
    public static let bold = Style(isBold: true)
    /// The style of dimmed text.
    public static let dim = Style(isDim: true)
  }

  /// A piece of text with one style.
  public struct Span: Hashable, Sendable {
    /// The text, unchanged.
    ///
    /// A renderer removes the characters that a terminal would execute.
    public fileprivate(set) var text: String
    /// The style of the text.
    public let style: Style
  }

  /// The pieces of text, in reading order.
  public private(set) var spans: [Span]

  /// The text without its styles.
  public var text: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }

  /// Creates a text with one style.
  public init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  /// Creates a text in the plain style.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Returns a text followed by another one.
  ///
  /// Adjacent pieces with the same style become one piece.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum += right
    return sum
  }

  /// Adds a text at the end.
  ///
  /// Adjacent pieces with the same style become one piece.
  public static func += (left: inout StyledText, right: StyledText) {
    for span in right.spans {
      if let last = left.spans.indices.last, left.spans[last].style == span.style {
        left.spans[last].text += span.text
      } else {
        left.spans.append(span)
      }
    }
  }
}
