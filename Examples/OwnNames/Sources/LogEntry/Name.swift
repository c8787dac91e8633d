/// The module's name.
public let logEntry = "LogEntry"
