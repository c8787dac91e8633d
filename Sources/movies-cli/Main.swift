import CLI
import Platform

/// The program, which is only started here, so that tests can reach all other code.
@main
struct Main {
  static func main() async {
    exit(await Program.run())
  }
}
