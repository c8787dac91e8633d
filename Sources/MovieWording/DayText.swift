public import MovieEntities
public import ViperLocalization

extension Localizer {
  /// Returns a day as text in the user's language: `February 27, 1920`.
  public func date(_ day: Day) -> String {
    DayText(localizer: self).text(day)
  }
}

/// A day in words.
private struct DayText {
  let localizer: Localizer

  func text(_ day: Day) -> String {
    localizer("\(month(day.month)) \(day.day), \(day.year)")
  }

  private func month(_ number: Int) -> String {
    switch number {
    case 1: localizer("January")
    case 2: localizer("February")
    case 3: localizer("March")
    case 4: localizer("April")
    case 5: localizer("May")
    case 6: localizer("June")
    case 7: localizer("July")
    case 8: localizer("August")
    case 9: localizer("September")
    case 10: localizer("October")
    case 11: localizer("November")
    default: localizer("December")
    }
  }
}
