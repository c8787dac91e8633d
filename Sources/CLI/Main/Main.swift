import MoviesCLI
import ViperPlatform

/// The program, which is only started here, so that tests can reach all other code.
@main
struct Main {
  static func main() async {
    // The thread that works with libcurl may still be closing its connections. `exit` would clean
    // up the libraries it uses at the same time, and crash one run in some thousands. All output is
    // written by now.
    _exit(await Program.run())
  }
}
