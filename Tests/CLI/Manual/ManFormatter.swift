import Foundation

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A program that formats and checks man pages; it may not be installed.
enum ManFormatter: String, CaseIterable {
  case groff, mandoc

  private var tool: Tool { self == .groff ? .groff : .mandoc }

  /// The arguments to report all problems of a page.
  private var checking: [String] {
    switch self {
    case .groff: ["-man", "-ww", "-z", "-Tascii"]
    case .mandoc: ["-T", "lint", "-W", "warning"]
    }
  }

  /// Returns the problems found in the source of a page.
  func warnings(_ source: String) async throws -> [String] {
    let said = try await run(checking, source)
    // Pages have no date, so that builds are reproducible.
    return said.lineList.filter { !$0.isEmpty && !$0.contains("missing date") }
  }

  /// Returns a page as formatted for a terminal, without bold text.
  func text(_ source: String) async throws -> String {
    // groff overstrikes bold and underlined letters.
    try await run(self == .groff ? ["-man", "-Tascii", "-P-cbou"] : ["-T", "ascii"], source)
      .replacing(/.\u{8}/, with: "")
  }

  private func run(_ arguments: [String], _ source: String) async throws -> String {
    let home = try Home()
    defer { withExtendedLifetime(home) {} }
    let variables = home.environment(["PATH": Tool.searchPath])
    let run = try await ChildProgram.run(
      tool.path ?? "", arguments, environment: variables, input: .text(source))
    return run.output + run.error
  }
}
