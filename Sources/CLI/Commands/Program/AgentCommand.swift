import ViperCommandLine

extension Commands {
  static let mcp = MovieCommand(
    CommandSpec(
      name: "mcp", overview: "Let an agent use the program.",
      globals: GlobalOptions.picture.filter { $0 != OutputOptions.format },
      examples: ["mcp", "mcp --source embedded"],
      note:
        """
        A server for the Model Context Protocol on standard input and output, which agents start \
        themselves. Its tools are the commands, except those for people, and a window. The options \
        apply to all calls. Agents can change your diary and marks, and read no environment \
        variables.
        """, isPaged: false
    )
  ) { line, context in
    try await AgentRun(line, context).run()
  }
}
