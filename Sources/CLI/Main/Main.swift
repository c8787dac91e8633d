import MoviesCLI
import ViperPlatform

/// The entry point; all other code is in `MoviesCLI`, where tests can reach it.
@main
struct Main {
  static func main() async {
    // Don't use `exit`: it cleans up libraries while libcurl's thread may still be closing
    // connections, which crashes about one run in several thousand. All output has been written.
    _exit(await Program.run())
  }
}
