public import MovieEntities
public import ViperLocalization

extension Localizer {
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns a day as text in the user's language: `February 27, 1920`.
  public func date(_ day: Day) -> String {
    let localizer = self
    let month = translated(Self.months[day.month - 1])
    return localizer("\(month) \(day.day), \(day.year)")
  }
}
