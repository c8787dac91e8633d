import Entities
import ViperTerminal
import Wording

/// The texts of the window in the user's language.
struct BrowseTexts {
  let localizer: Localizer

  /// Returns the texts that the window adds to those of the screens.
  ///
  /// - Parameter isLive: Whether the movies come from TMDB.
  /// - Returns: The texts in the user's language.
  func texts(isLive: Bool) -> HostTexts {
    HostTexts(
      command: { text($0) },
      position: { [localizer] row, total in
        localizer("\(localizer.count(row)) of \(localizer.count(total))")
      },
      tooSmall: { [localizer] size, needed in
        localizer(
          "Too small: this terminal is \(size.columns)x\(size.rows), and \(needed.columns)x\(needed.rows) is needed."
        )
      },
      keys: localizer("Keys"), search: localizer("Search"),
      source: isLive ? "TMDB" : localizer("embedded catalogue"))
  }

  /// The name of a list in the first line, where there is room for one word.
  ///
  /// In 80 columns there is room for all of them.
  func title(_ tab: BrowseTab) -> String {
    switch tab {
    case .list(.popular): localizer("Popular")
    case .list(.nowPlaying): localizer("Now")
    case .list(.topRated): localizer("Top")
    case .list(.upcoming): localizer("Soon")
    case .list(.trending): localizer("Today")
    case .list(.favorites): localizer("Favorites")
    case .list(.watchlist): localizer("Watchlist")
    case .list(.rated): localizer("Rated")
    case .discover: localizer("Discover")
    }
  }

  private func text(_ command: HostCommand) -> String {
    switch command {
    case .down: localizer("down")
    case .up: localizer("up")
    case .pageDown: localizer("page down")
    case .pageUp: localizer("page up")
    case .halfPageDown: localizer("half a page down")
    case .halfPageUp: localizer("half a page up")
    case .first: localizer("to the beginning")
    case .last: localizer("to the end")
    case .open: localizer("open")
    case .press: localizer("press")
    case .submit: localizer("submit")
    case .edit: localizer("edit")
    case .choose: localizer("choose")
    case .back: localizer("back")
    case .nextControl: localizer("next field")
    case .previousControl: localizer("previous field")
    case .nextTab: localizer("next list")
    case .tab: localizer("lists")
    case .search: localizer("search")
    case .leaveSearch: localizer("end the search")
    case .endSearch: localizer("to the results")
    case .refresh: localizer("refresh")
    case .more: localizer("load more")
    case .mark: localizer("expect this row")
    case .help: localizer("keys")
    case .closeHelp: localizer("close")
    case .redraw: localizer("draw again")
    case .suspend: localizer("suspend")
    case .quit: localizer("quit")
    }
  }
}
