import ViperCommandLine
import ViperPlatform

/// The executable, for tests that need a process, such as those of the pager.
@main
struct Main {
  static func main() async {
    let code = await TeaProgram.run(
      Arguments.process, teas: Tea.shelf, console: .standard,
      environment: Environment(processOf: .tea))
    exit(code.rawValue)
  }
}
