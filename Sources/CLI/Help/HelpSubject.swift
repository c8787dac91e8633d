/// The subject of a help page or a man page.
enum HelpSubject {
  case program
  case command(CommandSpec)
  case topic(HelpTopic)
}
