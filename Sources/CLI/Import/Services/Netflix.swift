extension ImportFormat {
  static let netflix = [
    ImportFormat("netflix", "Title, Date", optional: "", .skipped(.netflix)),
    ImportFormat("netflix", "Profile Name, Start Time, Duration, Title", .skipped(.netflix)),
  ]
}
