import MovieEntities
import ViperCommandLine

/// The help about formats, templates and fields, generated from the tables of fields.
enum FormattingHelp {
  static let sections =
    [
      HelpSection(heading: "FORMATS", rows: FormatName.all.map { ($0.name, $0.help) }),
      HelpSection(heading: "TEMPLATES", rows: templates),
      HelpSection(heading: "EXAMPLES", lines: examples),
    ] + fields + [documents]

  /// The members around the rows of a list, and those of commands without a table of fields.
  static let documents = HelpSection(
    heading: "OTHER JSON DOCUMENTS",
    rows: [
      (
        "list, search, discover, similar, recommend",
        """
        kind, page, total_pages, total_results and results; also query for search, and id for \
        similar and recommend.
        """
      ),
      ("genres", "genres."), ("watch", "id, region, link, offers and attribution."),
      ("providers", "region and results."),
      ("mark", "id, and the changed values of favorite, watchlist and rating."),
      ("open", "id, url, opened and program."),
      ("poster", "id, title, poster_url, output and bytes."),
      ("login", "account, service, message and, if another account was logged in, replaced."),
      ("logout", "sessions, each with account, service and told_service."),
      ("cache", "path; also responses and pictures after clear."),
      ("config", "Each setting by name; path for 'config path'."),
    ])

  /// All commands that print data, those with the same data together, and its fields.
  static let tables: [(commands: [String], fields: [FieldInfo])] = [
    (["list", "search", "discover", "similar", "recommend"], MovieFields.table.fields),
    (["search --people"], FoundPersonFields.table.fields),
    (["detail", "random"], DetailFields.table.fields), (["person"], PersonFields.table.fields),
    (["genres"], GenreFields.table.fields), (["watch"], WatchFields.table(\.rawValue).fields),
    (["providers"], ProviderFields.table.fields), (["whoami"], WhoamiFields.table.fields),
  ]

  /// Returns the fields that a command prints.
  @Sendable
  static func fields(of command: String) -> [FieldInfo] {
    tables.first { $0.commands.contains(command) }?.fields ?? []
  }

  static let fields = tables.map { table in
    HelpSection(
      heading: "FIELDS OF \(table.commands.joined(separator: ", "))",
      rows: table.fields.map { field in
        (field.line == field.name ? field.name : "\(field.name), \(field.line)", field.help)
      })
  }

  private static let templates = [
    ("{{title}}", "The value of a field; list values are separated by commas."),
    (
      "{{#cast}}…{{/cast}}",
      """
      Repeated for each item of a list, with the item's own fields; shown once for a single value \
      that is not empty.
      """
    ),
    ("{{^tagline}}…{{/tagline}}", "Shown only if there is no value."),
    ("{{.}}", "The current item in a section."),
    ("\\n \\t \\\\ \\{", "A line break, a tab, a backslash, a brace."),
  ]

  private static let examples = [
    "movies-cli list --fields id,title,year",
    "movies-cli list top-rated --sort -year --format table | less -R",
    "movies-cli list --template '{{title}} ({{year}})\\n'",
    "movies-cli detail 234 --template '{{#cast}}{{name}}: {{character}}\\n{{/cast}}'",
    "movies-cli list | movies-cli detail - --format ndjson | jq .runtime",
    "movies-cli list | fzf --preview 'movies-cli detail {1} --format table'",
  ]
}
