import MoviesCLI
import ViperPlatform

/// The entry point; all other code is in `MoviesCLI`, so that tests can access it.
@main
struct Main {
  static func main() async {
    // Don't use `exit`: it can clean up libraries while libcurl's thread is still closing
    // connections, which crashes about one in several thousand runs. All output has been written.
    _exit(await Program.run())
  }
}
