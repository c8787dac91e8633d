/// A screen as a value: what it says, and what a person can do there.
///
/// A view makes it from its state; a renderer draws it, a script and a test read it. It knows no
/// terminal: nothing here has a width.
public struct Scene: Hashable, Sendable {
  /// Something that a person can ask of a screen by a key or a command, without a button.
  public enum Offer: Hashable, Sendable, CaseIterable {
    /// Everything anew: `UserAction.refresh`.
    case refresh
    /// The next page: `UserAction.more`.
    case more
  }

  /// Which screen this is: `list`, `detail`, `login`.
  public var name: String
  /// What the screen is about.
  public var title: String
  /// A sentence for the person: a greeting, or why the screen is empty.
  public var message: String?
  /// Running text.
  public var lines: [Line] = []
  /// The tables, from top to bottom; row numbers and the focus run through all of them.
  public var sections: [Section] = []
  /// How many rows there are in all, loaded or not; `nil` when that is not known.
  public var total: Int?
  /// The focused row, from 0; `nil` when there is none.
  public var focus: Int?
  /// What can be filled in.
  public var fields: [Field] = []
  /// What can be pressed.
  public var buttons: [Button] = []
  /// The term that the rows were searched for, empty before there is one; `nil` when the screen cannot
  /// be searched.
  public var search: String?
  /// What the person can ask for now without a button.
  public var offers: Set<Offer> = []
  /// What is said while a response is under way, in the person's language; `nil` when none is.
  public var loading: String?
  /// What did not work.
  public var failure: Failure?

  /// Makes an empty screen.
  ///
  /// - Parameters:
  ///   - name: Which screen this is.
  ///   - title: What the screen is about.
  ///   - message: A sentence for the person, if any.
  public init(name: String, title: String, message: String? = nil) {
    self.name = name
    self.title = title
    self.message = message
  }

  /// The rows of all sections, in order.
  public var rows: [Row] {
    // A single table's array is handed out as it is: a copy of 10,000 rows would cost a millisecond.
    sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows)
  }

  /// Whether a response is under way.
  public var isLoading: Bool { loading != nil }
}
