public import MovieEntities
package import MovieLibrary
public import ViperLocalization

extension Localizer {
  /// Returns the name of a genre, or `genre` and the ID if the name is unknown.
  package func genre(_ id: Int) -> String {
    let known = Genre.all.first { $0.id == id }
    return known.map { translated($0.name) } ?? self.text("genre \(id)")
  }

  /// Returns the names of genres in one line, with English names translated.
  package func genres(_ names: [String]) -> String {
    names.map(translated).joined(separator: ", ")
  }

  /// Returns a number of minutes as text, such as `45 min`, `1 h 7 min` or `2 h`.
  package func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Returns a number of minutes in the form for a column, such as `45 min`, `1 h 07` or `2 h 00`.
  package func shortDuration(_ minutes: Int) -> String {
    guard minutes >= 60 else { return "\(minutes) min" }
    let rest = minutes % 60
    return "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns a number of votes, such as `from 1 vote` or `from 1,966 votes`.
  package func votes(_ count: Int) -> String {
    count == 1 ? self.text("from 1 vote") : self.text("from \(self.count(count)) votes")
  }

  package func label(_ kind: WatchKind) -> String {
    return switch kind {
    case .stream: self.text("Stream")
    case .free: self.text("Free")
    case .ads: self.text("With ads")
    case .rent: self.text("Rent")
    case .buy: self.text("Buy")
    }
  }
}

extension Localizer {
  /// Returns when a movie was last seen, such as `seen February 27, 2026`.
  package func seen(_ seen: Seen) -> String {
    seen.day.map { self.text("seen \(date($0))") } ?? self.text("seen")
  }

  /// Returns a movie's marks in words, such as `favorite · yours 8.5 · seen February 27, 2026`;
  /// empty if there are none.
  ///
  /// By default, the rating is that of the marks. A movie can have a rating before its marks are
  /// known.
  package func summary(_ marks: Marks, ownRating: String? = nil) -> String {
    let rating = ownRating ?? marks.rating.map { decimal($0.description) } ?? ""
    return [
      marks.isFavorite ? self.text("favorite") : nil,
      marks.isOnWatchlist ? self.text("on your watchlist") : nil,
      rating.isEmpty ? nil : self.text("yours") + " " + rating, marks.seen.map(seen),
    ].compactMap(\.self).joined(separator: " · ")
  }

  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns a localized date, such as `February 27, 1920`.
  public func date(_ day: Day) -> String {
    let month = translated(Self.months[day.month - 1])
    return self.text("\(month) \(day.day), \(day.year)")
  }

  /// Returns a localized release date, such as `February 27, 1920`, `February 1920` or `1920`.
  public func date(_ release: ReleaseDate) -> String {
    if let day = release.day { return date(day) }
    let year = String(release.year)
    guard let number = release.month else { return year }
    let month = translated(Self.months[number - 1])
    return self.text("\(month) \(year)")
  }
}

extension Localizer {
  /// Returns the notice to show after a mark has changed, including the undo key if the change can be
  /// undone.
  public func sentence(_ mark: Mark, of title: String, canUndo: Bool) -> String {
    let sentence =
      switch mark {
      case .favorite(true): self.text("\(title) is now a favorite")
      case .favorite(false): self.text("\(title) is no longer a favorite")
      case .watchlist(true): self.text("\(title) is now on your watchlist")
      case .watchlist(false): self.text("\(title) is no longer on your watchlist")
      case .rating(let rating?): self.text("Rated \(title) \(decimal(rating.description))")
      case .rating(nil): self.text("Removed your rating of \(title)")
      }
    return canUndo ? sentence + " · " + self.text("u undoes") : sentence
  }

  /// Returns the error message for a rating that the user is typing; `nil` if the text is valid or
  /// blank.
  public func validationError(aboutRating text: String) -> String? {
    text.allSatisfy(\.isWhitespace) || OwnRating(typed: text) != nil
      ? nil : ratingValidationError
  }

  /// The error message for an invalid rating.
  public var ratingValidationError: String {
    self.text("The rating must be from 0.5 to 10, in steps of 0.5.")
  }
}

/// The messages about the diary that commands and screens share.
extension Localizer {
  /// The error message for an invalid day.
  package var dayValidationError: String {
    self.text("Use today, yesterday, unknown, or a date from 1888-01-01 to today.")
  }

  /// Returns the error message for the title of a film that is logged as typed; `nil` if the title is
  /// valid.
  package func validationError(aboutTitle title: String) -> String? {
    if title.isEmpty { return self.text("The title is missing.") }
    return title.utf8.count > Viewing.maxTitle ? self.text("The title is longer than 4 kB.") : nil
  }

  /// The error message for a note that is too long.
  package var noteValidationError: String {
    self.text("The note is longer than 64 kB.")
  }

  /// The error message for tags that are too long.
  package var tagsValidationError: String {
    self.text("The tags are longer than 64 kB.")
  }

  /// The notice to show if a movie has been logged but could not be rated in the account.
  package var loggedUnrated: String {
    self.text("The movie was logged, but could not be rated in your account.")
  }

  /// Returns the advice after a login if there are marks on this computer.
  ///
  /// - Parameters:
  ///   - count: The number of marks, at least 1.
  ///   - command: The command line that sends them.
  /// - Returns: The sentences.
  package func uploadAdvice(_ count: Int, command: String) -> String {
    count == 1
      ? self.text("1 mark is on this computer. Send it to your account with '\(command)'.")
      : self.text(
        "\(self.count(count)) marks are on this computer. Send them to your account with '\(command)'."
      )
  }

  /// Returns the notice to show after a movie has been logged.
  package func logged(_ viewing: Viewing) -> String {
    let (localizer, title) = (self, viewing.movie.title)
    return viewing.day.map { localizer.text("Logged \(title) on \(date($0)).") }
      ?? localizer.text("Logged \(title).")
  }

  /// Returns the notice to show after a change has been undone.
  package func sentence(_ undone: UndoneChange) -> String {
    let title = undone.change.movie?.title ?? ""
    var sentence =
      switch undone.change.kind {
      case .log: self.text("Undone: log \(title)")
      case .mark(.rating): self.text("Undone: rate \(title)")
      case .mark(.favorite): self.text("Undone: favorite \(title)")
      case .mark(.watchlist): self.text("Undone: watchlist \(title)")
      case .edit: self.text("Undone: edit the entry for \(title)")
      case .remove: self.text("Undone: remove the entry for \(title)")
      case .identify: self.text("Undone: identify \(title)")
      case .imported(let changes):
        self.text("Undone: import (entries and marks: \(count(changes)))")
      }
    if undone.isFromElsewhere {
      sentence += " · " + self.text("made by another window or command")
    }
    if undone.keepsRating { sentence += " · " + self.text("your rating in your account stays") }
    return sentence
  }

  /// Returns the question to ask before a movie is logged on the same day again.
  package func alreadyLogged(_ day: Day) -> String {
    self.text("Already logged on \(date(day)). Log it again?")
  }

  /// Returns the notice to show after a diary entry has been changed.
  package func changed(_ viewing: Viewing) -> String {
    self.text("Changed the entry for \(viewing.movie.title).")
  }
}
