extension Transcript {
  static let usageErrors = Transcript(
    "usage-errors",
    [
      Command("lst"), Command("xyzzy"), Command(""), Command("list", "popluar"),
      Command("list", "nothing-like-it"), Command("help", "serch"), Command("list", "--pge", "2"),
      Command("list", "--bogus"), Command("list", "-x"), Command("list", "--year", "1926"),
      Command("--colour=never", "list"), Command("list", "--page"),
      Command("list", "--page", "--limit", "3"), Command("list", "--json=yes"),
      Command("--help=yes"), Command("list", "popular", "top-rated"), Command("help", "list", "me"),
      Command("completions"), Command("completions", "bsh"), Command("completions", "bash", "zsh"),
      Command("detail", "234", "235"), Command("list", "--", "--page"), Command("search"),
      Command("search", ""), Command("search", "  ", " "),
      Command("popular"), Command("rate", "234", "8"), Command("help", "foo"),
      Command("play", "x.script", "--source", "tmdb"), Command("-y1926", "list"),
      Command("list", "\u{1B}[31mred\u{7}\u{202E}"),
    ])

  static let valueErrors = Transcript(
    "value-errors",
    [
      Command("list", "--page", "0"), Command("list", "--page", "501"),
      Command("list", "--page", "-1"), Command("list", "--page", "x"),
      Command("list", "--page", "1.5"), Command("list", "--page="),
      Command("list", "--page", "99999999999999999999"), Command("list", "--limit", "0"),
      Command("list", "--limit", "10001"), Command("list", "--limit=-3"),
      Command("search", "x", "--year", "1873"), Command("search", "x", "--year", "MCMXX"),
      Command("list", "--color", "sometimes"), Command("list", "--color", "alway"),
      Command("list", "--language", "spanish"), Command("list", "--region", "spain"),
    ])

  static let detailErrors = Transcript(
    "detail-errors",
    [
      Command("detail", "999999999"), Command("detail", "tt9999999"), Command("detail"),
      Command("detail", "abc"), Command("detail", "../550"), Command("detail", ""),
      Command("detail", "0"), Command("detail", "-1"), Command("detail", "--", "-1"),
      Command("detail", "tt"), Command("detail", "234x"), Command("detail", "٢٣٤"),
      Command("detail", "99999999999999999999999"), Command("detail", "999999999999999999"),
    ])

  static let posterErrors = Transcript(
    "poster-errors",
    [
      Command("poster"), Command("poster", "x"), Command("poster", "999999999"),
      Command("poster", "234", "235"), Command("poster", "234", "--force"),
      Command("poster", "234", "--output", ""), Command("poster", "234", "--output"),
      Command("poster", "234", "--output", "-", "--json"),
      Command("poster", "234", "--output", "p.jpg", "--pictures", "none"),
      Command("poster", "234", "--output", "/dev/null"),
      Command("poster", "234", "--output", "/etc/hosts"),
      Command("poster", "234", "--pictures", "sixels"),
      Command("detail", "234", "--pictures", "none"), Command("list", "--pictures", "none"),
      Command("poster", "234", "--timeout", "0"),
    ])

  static let jsonErrors = Transcript(
    "json-errors",
    [
      Command("--json", "lst"), Command("list", "--json", "--pge"),
      Command("list", "--page", "--json"),
      Command("detail", "999999999", "--json"), Command("detail", "abc", "--json"),
      Command("list", "--page", "0", "--json"), Command("search", "--json"),
      Command("login", "--json"), Command("list", "--json", "a\u{1B}b\"c\\d"),
      Command("lst", "--", "--json"),
    ])
}
