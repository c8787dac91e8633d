/// How old something is, as people say it.
enum Age {
  static func text(seconds: Int64) -> String {
    let units: [(length: Int64, name: String)] = [
      (86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second"),
    ]
    let unit = units.first { seconds >= $0.length } ?? (1, "second")
    let count = seconds / unit.length
    return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }
}
