import Wording

/// Spells an age in its largest whole unit, such as `2 days`.
enum Age {
  static func text(seconds: Int64, in words: Words) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60)
    if days > 0 { return days == 1 ? words("\(days) day") : words("\(days) days") }
    if hours > 0 { return hours == 1 ? words("\(hours) hour") : words("\(hours) hours") }
    if minutes > 0 {
      return minutes == 1 ? words("\(minutes) minute") : words("\(minutes) minutes")
    }
    return seconds == 1 ? words("\(seconds) second") : words("\(seconds) seconds")
  }
}
