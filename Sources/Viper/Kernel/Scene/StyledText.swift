/// Text with styles that are independent of any terminal.
///
/// A renderer decides how to draw each style.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The style of a text span.
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

    /// The text color; `nil` for the terminal's default color.
    public var color: Color?
    /// A Boolean value that indicates whether the text is bold.
    public var isBold: Bool
    /// A Boolean value that indicates whether the text is dimmed.
    public var isDim: Bool
    /// A Boolean value that indicates whether the text and background colors are swapped.
    public var isReversed: Bool
    /// The address that the text links to, if any.
    ///
    /// A link describes the text's meaning rather than its appearance. A renderer may let the user
    /// open the address, or ignore the link.
    public var link: String?
    /// Whether the text is the border of a panel, which can have a color of its own.
    package var isBorder = false

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

    /// The terminal's default style.
    public static let plain = Style()
    /// The style of bold text.
    public static let bold = Style(isBold: true)
    /// The style of dimmed text.
    public static let dim = Style(isDim: true)
    /// The style of a panel's border.
    package static let border = {
      var style = Style.dim
      style.isBorder = true
      return style
    }()
  }

  /// A span of text with a single style.
  public struct Span: Hashable, Sendable {
    /// The text, exactly as the view provided it.
    ///
    /// A renderer removes characters that a terminal would interpret as commands.
    public fileprivate(set) var text: String
    /// The style of the text.
    public let style: Style
  }

  /// The spans, in reading order.
  public private(set) var spans: [Span]

  /// The text without its styles.
  public var text: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }

  /// Creates text with a single style.
  public init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  /// Creates text in the plain style.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Returns the concatenation of two pieces of text.
  ///
  /// Adjacent spans with the same style are merged.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum += right
    return sum
  }

  /// Appends another piece of text.
  ///
  /// Adjacent spans with the same style are merged.
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
