import MoviesCLI
import ViperPlatform

/// The entry point; all other code is in `MoviesCLI`, so that tests can access it.
@main
struct Main {
  static func main() async {
    // Don't use `exit`: its cleanup of libraries can run while libcurl's thread is still closing
    // connections, which crashes about one run in several thousand. All output has been written.
    _exit(await Program.run())
  }
}
