/// The user's choice of how to show pictures.
public enum PictureMode: String, CaseIterable, Sendable {
  /// Show pictures using the best method that the terminal supports.
  case auto
  /// Show pictures using kitty's graphics protocol.
  case kitty
  /// Show pictures as sixels.
  case sixel
  /// Show pictures as colored characters, which works in any terminal with colors.
  case blocks
  /// Show only the pictures' alternative text.
  case none
}

/// A method of showing pictures.
package enum PictureMethod: Hashable, Sendable {
  /// Kitty's graphics protocol, with placeholder characters.
  case placeholders
  /// Kitty's graphics protocol, at the cursor.
  case placement
  case sixel
  case blocks(ColorDepth)
}

/// A terminal's picture support, based on the environment and the terminal's replies.
package struct PictureSupport: Sendable {
  private let environment: PictureEnvironment
  /// The cell size that the system reports, if any.
  package var measuredCell: CellSize?

  private var version: String?
  private var repliedCell: CellSize?
  private var hasSixel = false
  private var hasKitty = false
  /// Whether the terminal has replied to all queries.
  package private(set) var hasReplied = false

  /// Creates a value from what is known before the terminal replies.
  package init(_ environment: PictureEnvironment, cell: CellSize? = nil) {
    self.environment = environment
    measuredCell = cell
  }

  package mutating func take(_ reply: TerminalInput.Reply) {
    switch reply {
    case .version(let text): version = text
    case .cellSize(let size): repliedCell = size
    case .kittyGraphics: hasKitty = true
    case .end(let hasSixel): (self.hasSixel, hasReplied) = (hasSixel, true)
    case .synchronizedOutput, .extendedKeys, .foreground, .background, .cursor: break
    }
  }

  // MARK: Method

  package var cell: CellSize {
    // Windows Terminal scales sixels to this size regardless of its font.
    if brand == .windowsTerminal { return .standard }
    return measuredCell ?? repliedCell ?? .standard
  }

  /// Returns the method of showing pictures; `nil` if pictures are not shown.
  package func kind(for mode: PictureMode) -> PictureMethod? {
    guard mode != .none, !environment.isDumb else { return nil }
    if brand.hasOnlyCharacters { return blocks }
    switch mode {
    case .none, .blocks: return blocks
    case .auto: return automaticMethod
    case .sixel: return brand.isMultiplexer && hasReplied && !hasSixel ? blocks : .sixel
    case .kitty where !brand.isMultiplexer: return needsPlacement ? .placement : .placeholders
    case .kitty: return blocks
    }
  }

  package func painter(for mode: PictureMode) -> (any PicturePainter)? {
    kind(for: mode).map { MethodPainter(method: $0, cell: cell) }
  }

  /// The terminal, identified by its reply rather than by variables that may be inherited.
  private var brand: TerminalBrand {
    let promised = TerminalBrand(environment)
    // A multiplexer may reply with the name of its outer terminal.
    guard let version, !promised.isMultiplexer else { return promised }
    return TerminalBrand(version: version)
  }

  private var blocks: PictureMethod {
    .blocks(brand.hasAllColors ? .full : environment.depth)
  }

  private var needsPlacement: Bool {
    isOldKitty || [.konsole, .warp, .wezTerm, .iTerm, .code].contains(brand)
  }

  /// Whether the terminal is a version of kitty before 0.28, the version that added placeholders.
  ///
  /// A reply looks like `kitty(0.26.5)`.
  private var isOldKitty: Bool {
    let numbers = version?.split { !$0.isNumber }.prefix(2).map { Int($0) } ?? []
    guard brand == .kitty, numbers.count == 2, let major = numbers[0], let minor = numbers[1]
    else {
      return false
    }
    return (major, minor) < (0, 28)
  }

  private var automaticMethod: PictureMethod {
    switch brand {
    case .tmux, .screen, .zellij: hasSixel ? .sixel : blocks
    case .kitty, .ghostty: isOldKitty ? .placement : .placeholders
    case .konsole where version == nil && !isOldKonsole: .placement
    case .warp: .placement
    default: hasKitty ? .placement : hasSixel ? .sixel : blocks
    }
  }

  /// Whether the terminal is a version of Konsole before 22.04, the first version to support
  /// kitty's protocol.
  private var isOldKonsole: Bool {
    Int(environment["KONSOLE_VERSION"]).map { $0 < 220_400 } ?? false
  }

  // MARK: Queries

  /// Returns the features to query the terminal for; empty if the queries would be visible to the
  /// user.
  package func queries(for mode: PictureMode) -> TerminalSession.Features {
    guard isQueryable, mode != .none, mode != .blocks else { return [] }
    return brand.isMultiplexer ? .pictures : [.pictures, .kittyPictures]
  }

  package var isQueryable: Bool { !environment.isDumb && !brand.hasOnlyCharacters }

  package var replyTimeout: Duration { environment.isRemote ? .seconds(1) : .milliseconds(300) }

  /// Returns whether the method can be determined without queries.
  package func isDecided(for mode: PictureMode) -> Bool {
    guard !hasReplied, !queries(for: mode).isEmpty else { return true }
    // The method also depends on the version of kitty.
    let isKnown = brand != .kitty || version != nil
    return switch mode {
    case .none, .blocks: true
    case .kitty: brand != .other && isKnown
    // Sixels require the size of a cell.
    case .sixel: brand == .windowsTerminal || measuredCell != nil && !brand.isMultiplexer
    case .auto:
      switch automaticMethod {
      case .placeholders, .placement: isKnown
      case .sixel, .blocks: false
      }
    }
  }
}
