import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a session needs on Linux so that it does what it says.
enum SessionSettings {
  /// Settings that write nothing.
  static var quiet: URLSessionConfiguration {
    #if canImport(FoundationNetworking)
      // There the first settings of a process, ephemeral ones too, make folders for shared cookies and a
      // shared cache that nobody asked for. A test holds that the home stays empty.
      let names = ["XDG_DATA_HOME", "XDG_CACHE_HOME"]
      let values = names.map { name in unsafe getenv(name).map { unsafe String(cString: $0) } }
      for name in names { unsafe setenv(name, "/dev/null", 1) }
      defer {
        for (name, value) in zip(names, values) {
          if let value { unsafe setenv(name, value, 1) } else { unsafe unsetenv(name) }
        }
      }
    #endif
    return URLSessionConfiguration.ephemeral
  }

  /// An address as the system can reach it: Linux takes no `[::1]`, but tries it for `localhost`.
  static func reachable(_ address: String) -> String {
    #if canImport(FoundationNetworking)
      address.replacing("://[::1]", with: "://localhost", maxReplacements: 1)
    #else
      address
    #endif
  }
}
