import Foundation
import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Creates what is sent for a request; `nil` if its address is none.
  init?(_ request: WireRequest) {
    guard let url = URL(string: request.address) else { return nil }
    self.init(url: url)
    httpMethod = request.method.rawValue
    httpBody = request.body
    for field in request.headers { setValue(field.value, forHTTPHeaderField: field.name) }
  }
}
