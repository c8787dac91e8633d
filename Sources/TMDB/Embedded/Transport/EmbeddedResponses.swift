import MovieTMDB
import ViperEssentials

/// The responses of the embedded service: a body, or a success or a refusal with TMDB's code.
extension Response {
  static let notFound = coded(404, 34)
  static let queryMissing = Response(status: 422, body: Data("{}".utf8))
  static let badToken = coded(401, 33)
  static let sessionDenied = coded(401, 17)
  static let noSession = coded(401, 3)
  static let badInput = coded(400, 47)
  static let badValue = coded(400, 18)

  static let added = coded(201, 1, success: true)
  static let updated = coded(201, 12, success: true)
  static let deleted = coded(200, 13, success: true)

  // The real service does not say which field was wrong.
  static func badLogin(field: String) -> Response {
    coded(401, 30, #""failure_field":"\#(field)","#)
  }

  static func found(_ body: Data) -> Response { Response(status: 200, body: body) }

  static func found(_ json: String) -> Response { found(Data(json.utf8)) }

  static func page(of request: Request, _ body: (Int) -> Data) -> Response {
    let page = Int(request.parameter("page") ?? "1") ?? 0
    return (1...500).contains(page) ? found(body(page)) : coded(400, 22)
  }

  static func coded(
    _ status: Int, _ code: Int, success: Bool = false, _ more: String = ""
  ) -> Response {
    let body = #"{\#(more)"status_code":\#(code),"success":\#(success)}"#
    return Response(status: status, body: Data(body.utf8))
  }
}
