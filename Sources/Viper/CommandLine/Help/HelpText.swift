import ViperLocalization

/// A help page with the same layout as the help pages of Swift's command-line tools.
struct HelpText {
  let spec: ProgramSpec
  let subject: HelpSubject
  var localizer = Localizer.english
  var layout = HelpLayout()

  var text: String {
    var sections = spec.sections(of: subject, in: localizer)
    // The main page fits on a screen. The man page also has the examples and options.
    if case .program = subject { sections = Array(sections.prefix(spec.help.groups.count)) }
    return ([overview, usage] + sections.map(section) + [note]).filter { !$0.isEmpty }
      .joined(separator: "\n\n") + "\n"
  }

  private var overview: String {
    layout.labeled(localizer.text("OVERVIEW:"), spec.overview(of: subject, in: localizer))
  }

  private var usage: String {
    spec.usage(of: subject).map { layout.usage(localizer.text("USAGE:"), $0) } ?? ""
  }

  private var note: String {
    switch subject {
    case .program:
      layout.paragraph(localizer.translated(spec.help.hint))
    case .command(let command) where !command.tasks.isEmpty:
      layout.paragraph(
        localizer.text(
          "See '\(spec.identity.name) help \(command.name) <task>' for the options of a task."))
    case .command(let command) where !command.note.isEmpty:
      layout.paragraph(localizer.translated(command.note), indent: 2)
    case .command, .topic: ""
    }
  }

  private func section(_ section: HelpSection) -> String {
    let title = localizer.translated(section.heading) + ":"
    guard section.lines.isEmpty else {
      let lines = section.lines.map { layout.code($0, program: spec.identity.name) }
      return title + "\n" + lines.joined(separator: "\n")
    }
    guard !section.rows.isEmpty else { return "" }
    let lines = section.rows.map { layout.row($0, $1) }
    return layout.paragraph(title) + "\n" + lines.joined(separator: "\n")
  }
}
