import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Keeps questions to this machine away from proxies.
enum Proxies {
  static func disable(in settings: URLSessionConfiguration, for host: String) {
    settings.connectionProxyDictionary = [:]
    #if canImport(FoundationNetworking)
      // There the dictionary is not looked at: libcurl reads the environment when it connects.
      // Other hosts, of other transports, go their usual way.
      for name in ["no_proxy", "NO_PROXY"] {
        let before = unsafe getenv(name).map { unsafe String(cString: $0) + "," } ?? ""
        unsafe setenv(name, before + "localhost,127.0.0.0/8,127.0.0.1,::1," + host, 1)
      }
    #endif
  }
}
