/// A screen as a value: what it says, and what a person can do there.
///
/// A view makes it from its state each time the window asks; a renderer draws it, a script and a test
/// read it. It knows no terminal: nothing here has a width.
public struct Scene: Hashable, Sendable {
  /// A line of running text; a renderer wraps it.
  public struct Line: Hashable, Sendable {
    /// What it says.
    public let text: StyledText
    /// How many columns the second and further lines stand in when it is wrapped.
    public let hang: Int

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - text: What it says.
    ///   - hang: How many columns its continuation stands in.
    public init(_ text: StyledText, hang: Int = 0) {
      self.text = text
      self.hang = hang
    }
  }

  /// A column of the rows, and what becomes of it where there is little room.
  public struct Column: Hashable, Sendable {
    /// How a column behaves when the terminal is too narrow.
    public enum Fit: Hashable, Sendable {
      /// Always whole and always there.
      case kept
      /// Whole, or left out; the highest number goes first.
      case whole(dropRank: Int)
      /// Cut at its end down to a least width, then left out; the highest number goes first.
      case cut(least: Int, dropRank: Int)
    }

    /// What stands above it.
    public let heading: String
    /// How it behaves when the terminal is too narrow.
    public let fit: Fit

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - heading: What stands above it.
    ///   - fit: How it behaves when the terminal is too narrow.
    public init(_ heading: String, _ fit: Fit) {
      self.heading = heading
      self.fit = fit
    }
  }

  /// One row that can be opened.
  public struct Row: Hashable, Sendable {
    /// What names it, for scripts.
    public let id: String
    /// One text for each column.
    public let cells: [StyledText]

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - id: What names it, for scripts.
    ///   - cells: One text for each column.
    public init(id: String, cells: [StyledText]) {
      self.id = id
      self.cells = cells
    }
  }

  /// Something that a person fills in.
  public struct Field: Hashable, Sendable {
    /// What scripts call it.
    public let name: String
    /// What people read in front of it.
    public let label: String
    /// What it shows; of a secret, only dots.
    public let text: String
    /// What is wrong with it; nothing while it is right or untouched.
    public let complaint: String?
    /// What can be chosen for it; nothing when anything can be typed.
    public let choices: [String]

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: What scripts call it.
    ///   - label: What people read in front of it.
    ///   - text: What it shows; of a secret, only dots.
    ///   - complaint: What is wrong with it, if anything.
    ///   - choices: What can be chosen for it, unless anything can be typed.
    public init(
      name: String, label: String, text: String, complaint: String? = nil, choices: [String] = []
    ) {
      self.name = name
      self.label = label
      self.text = text
      self.complaint = complaint
      self.choices = choices
    }
  }

  /// Something that a person presses.
  public struct Button: Hashable, Sendable {
    /// What names it, whatever language its label is in: `retry`, `log-in`.
    public let id: String
    /// What stands on it.
    public let label: String
    /// Whether pressing it does anything now.
    public let isOn: Bool
    /// Whether what it says is so; pressing it changes that.
    public let isChecked: Bool

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - id: What names it, whatever language its label is in.
    ///   - label: What stands on it.
    ///   - isOn: Whether pressing it does anything now.
    ///   - isChecked: Whether what it says is so.
    public init(id: String, label: String, isOn: Bool = true, isChecked: Bool = false) {
      self.id = id
      self.label = label
      self.isOn = isOn
      self.isChecked = isChecked
    }
  }

  /// Which screen this is: `list`, `detail`, `login`.
  public var name: String
  /// What the screen is about.
  public var title: String
  /// A word to the person: a greeting, why there is nothing to see.
  public var message: String?
  /// Running text.
  public var lines: [Line] = []
  /// What the rows are made of.
  public var columns: [Column] = []
  /// What can be opened.
  public var rows: [Row] = []
  /// The row that the person looks at, from 0.
  public var focus: Int?
  /// What can be filled in.
  public var fields: [Field] = []
  /// What can be pressed.
  public var buttons: [Button] = []
  /// Whether an answer is under way.
  public var isLoading = false
  /// What did not work.
  public var failure: Failure?

  /// Makes an empty screen.
  ///
  /// - Parameters:
  ///   - name: Which screen this is.
  ///   - title: What the screen is about.
  ///   - message: A word to the person.
  public init(name: String, title: String, message: String? = nil) {
    self.name = name
    self.title = title
    self.message = message
  }
}
