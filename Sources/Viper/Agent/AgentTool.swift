/// A tool, which an agent calls with named arguments.
package struct AgentTool: Sendable {
  package typealias Arguments = [String: JSONValue]

  /// What a call may do, for an agent that asks its user first.
  package struct Effect: Sendable {
    let isReadOnly: Bool
    /// Whether a call may replace or remove data, rather than only add some.
    let isDestructive: Bool
    /// Whether a repeated call changes nothing more.
    let isIdempotent: Bool
    /// Whether a call may use a network or other programs.
    private(set) var isOpenWorld = false

    package static let reads = Effect(isReadOnly: true, isDestructive: false, isIdempotent: true)
    package static let adds = Effect(isReadOnly: false, isDestructive: false, isIdempotent: false)
    package static let changes = Effect(isReadOnly: false, isDestructive: true, isIdempotent: false)
    /// A change that sets a value, so that repeating it has no effect.
    package static let sets = Effect(isReadOnly: false, isDestructive: true, isIdempotent: true)

    /// The effect of a call that may also use a network or other programs.
    package var inOpenWorld: Effect {
      var effect = self
      effect.isOpenWorld = true
      return effect
    }

    var json: JSONValue {
      [
        "destructiveHint": .flag(isDestructive), "idempotentHint": .flag(isIdempotent),
        "openWorldHint": .flag(isOpenWorld), "readOnlyHint": .flag(isReadOnly),
      ]
    }
  }

  package let name: String
  let title: String
  let description: String
  package let parameters: [AgentParameter]
  let effect: Effect
  let call: @MainActor @Sendable (Arguments) async -> AgentReply

  /// Creates a tool; the closure gets only valid arguments.
  package init(
    name: String, title: String, description: String, parameters: [AgentParameter], effect: Effect,
    call: @escaping @MainActor @Sendable (Arguments) async -> AgentReply
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.parameters = parameters
    self.effect = effect
    self.call = call
  }

  var json: JSONValue {
    let properties = parameters.map { ($0.name, $0.schema) }
    let schema: JSONValue = [
      "additionalProperties": false,
      "properties": .object(Dictionary(properties) { first, _ in first }),
      "required": .list(parameters.filter(\.isRequired).map { .text($0.name) }), "type": "object",
    ]
    return [
      "annotations": effect.json, "description": .text(description), "inputSchema": schema,
      "name": .text(name), "title": .text(title),
    ]
  }

  /// Returns what is wrong with arguments, in one sentence; `nil` if they match the schema.
  func mistake(in arguments: Arguments) -> String? {
    let names = parameters.map(\.name)
    if let unknown = arguments.keys.sorted().first(where: { !names.contains($0) }) {
      let list = names.isEmpty ? "none" : names.joined(separator: ", ")
      return "Unknown argument '\(unknown)'. Use one of: \(list)."
    }
    return parameters.lazy.compactMap { $0.mistake(in: arguments[$0.name]) }.first
  }
}

/// A named argument of a tool.
package struct AgentParameter: Sendable {
  package indirect enum Kind: Sendable {
    case flag, text
    case number(ClosedRange<Int>)
    case choice([String])
    case list(Kind)
  }

  package let name: String
  let description: String
  let kind: Kind
  let isRequired: Bool

  package init(name: String, description: String, kind: Kind, isRequired: Bool = false) {
    self.name = name
    self.description = description
    self.kind = kind
    self.isRequired = isRequired
  }

  var schema: JSONValue {
    var members = kind.schema
    members["description"] = .text(description)
    return .object(members)
  }

  func mistake(in value: JSONValue?) -> String? {
    guard let value else { return isRequired ? "Missing argument '\(name)'." : nil }
    return kind.matches(value) ? nil : "Invalid value for '\(name)'. Expected \(kind.expected)."
  }
}

extension AgentParameter.Kind {
  fileprivate var schema: [String: JSONValue] {
    switch self {
    case .flag: ["type": "boolean"]
    case .text: ["type": "string"]
    case .number(let range):
      [
        "maximum": .number("\(range.upperBound)"), "minimum": .number("\(range.lowerBound)"),
        "type": "integer",
      ]
    case .choice(let words): ["enum": .list(words.map { .text($0) }), "type": "string"]
    case .list(let kind): ["items": .object(kind.schema), "minItems": 1, "type": "array"]
    }
  }

  fileprivate var expected: String {
    switch self {
    case .flag: "true or false"
    case .text: "a string"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): "one of: \(words.joined(separator: ", "))"
    case .list: "a list that is not empty, each element \(element)"
    }
  }

  private var element: String { if case .list(let kind) = self { kind.expected } else { "" } }

  fileprivate func matches(_ value: JSONValue) -> Bool {
    switch (self, value) {
    // Models write IDs and ratings as numbers.
    case (.flag, .flag), (.text, .text), (.text, .number): true
    case (.number(let range), .number): value.integer.map(range.contains) ?? false
    case (.choice(let words), .text(let text)): words.contains(text)
    case (.list(let kind), .list(let values)): !values.isEmpty && values.allSatisfy(kind.matches)
    default: false
    }
  }
}

/// The result of a call.
package struct AgentReply: Sendable {
  /// The result as a JSON document, if it is an object.
  package var document: String?
  /// The result as text; for a document, what else there is to say.
  package var texts: [String]
  package var isError: Bool

  package init(document: String? = nil, texts: [String] = [], isError: Bool = false) {
    self.document = document
    self.texts = texts
    self.isError = isError
  }

  /// Creates the reply of a call that failed.
  package init(error message: String, code: String) {
    let error: JSONValue = ["error": ["code": .text(code), "message": .text(message)]]
    self.init(document: error.json, isError: true)
  }

  var members: [String: JSONValue] {
    // Clients that do not read documents get them as text, too.
    let blocks = ((document.map { [$0] } ?? []) + texts).map { text -> JSONValue in
      ["text": .text(text), "type": "text"]
    }
    var members: [String: JSONValue] = ["content": .list(blocks)]
    if let document { members["structuredContent"] = .document(document) }
    if isError { members["isError"] = true }
    return members
  }
}
