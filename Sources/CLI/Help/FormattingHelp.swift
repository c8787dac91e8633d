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
        "kind, page, total_pages, total_results and results; search has query, similar and recommend have id."
      ),
      ("genres", "genres."), ("watch", "id, region, link, offers and attribution."),
      ("providers", "region and results."),
      ("mark", "id, and what was changed of favorite, watchlist and rating."),
      ("open", "id, url, opened and program."),
      ("poster", "id, title, poster_url, output and bytes."),
      ("login", "account, service, message, and replaced if another account's session ended."),
      ("logout", "sessions, each with account, service and told_service."),
      ("cache", "path; after clear responses and pictures."),
      ("config", "The names of the settings, or path."),
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
    ("{{title}}", "The value of a field; the values of a list are separated by commas."),
    (
      "{{#cast}}…{{/cast}}",
      "Once for each value of a list, whose members are fields in it; once for a single value that is not empty."
    ),
    ("{{^tagline}}…{{/tagline}}", "Only if there is no value."),
    ("{{.}}", "The value itself, within a section."),
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
