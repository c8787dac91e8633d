import ViperLocalization

/// Spells an age in its largest whole unit, such as `2 days`.
enum Age {
  static func text(seconds: Int64, in localizer: Localizer) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60)
    if days > 0 { return days == 1 ? localizer("\(days) day") : localizer("\(days) days") }
    if hours > 0 { return hours == 1 ? localizer("\(hours) hour") : localizer("\(hours) hours") }
    if minutes > 0 {
      return minutes == 1 ? localizer("\(minutes) minute") : localizer("\(minutes) minutes")
    }
    return seconds == 1 ? localizer("\(seconds) second") : localizer("\(seconds) seconds")
  }
}
