import ViperCommandLine
import ViperPlatform

/// The program as an executable, for tests that need a process.
@main
struct Main {
  static func main() async {
    let code = await TeaProgram.run(
      Arguments.process, teas: Tea.shelf, console: .standard,
      environment: Environment(processOf: .tea))
    exit(code.rawValue)
  }
}
