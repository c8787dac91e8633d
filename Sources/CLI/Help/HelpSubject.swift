/// What a help page or a man page explains.
enum HelpSubject {
  case program
  case command(CommandSpec)
  case topic(HelpTopic)
}
