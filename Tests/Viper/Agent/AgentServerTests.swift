import Testing
import ViperTesting

@testable import ViperAgent

/// Calls that run at the same time.
@MainActor
struct AgentServerTests {
  private let rig = AgentRig()

  private func call(_ tool: String, id: Int) -> [UInt8] {
    let params = #"{"name":"\#(tool)"}"#
    return Array(
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":\#(params)}"#.utf8)
  }

  private let handshake = Array(
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#
      .utf8)

  private func message(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// The IDs of the answers, without that of the handshake.
  private var answered: [String] {
    rig.lines.dropFirst().map { line in
      let part = line.split(separator: #""id":"#).last ?? ""
      return String(part.prefix { $0 != "," })
    }
  }

  @Test func `A slow call does not delay another one`() async {
    await rig.run([handshake, call("wait", id: 1), call("fail", id: 2)]) { [rig] index in
      if index == 2 { await rig.gate.arrivals() }
      if index == 3 {
        while rig.lines.count < 2 { await Task.yield() }
        await rig.gate.open()
      }
    }
    #expect(answered == ["2", "1"])
  }

  @Test func `A canceled call ends, and gets no answer`() async {
    let cancellation = message(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"late"}}"#
    )
    await rig.run([handshake, call("wait", id: 1), cancellation, call("fail", id: 2)]) {
      [rig] index in if index == 2 { await rig.gate.arrivals() }
    }
    #expect(answered == ["2"])
    #expect(rig.ended == 1)
  }

  @Test func `A number and a string are different IDs`() async {
    let cancellation = message(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"1"}}"#)
    await rig.run([handshake, call("wait", id: 1), cancellation]) { [rig] index in
      if index == 3 { await rig.gate.open() }
    }
    #expect(answered == ["1"])
  }

  @Test func `An ID that is in use is rejected`() async {
    await rig.run([handshake, call("wait", id: 1), call("fail", id: 1)]) { [rig] index in
      if index == 3 { await rig.gate.open() }
    }
    #expect(rig.lines.count == 3)
    #expect(
      rig.lines[1]
        == #"{"error":{"code":-32600,"message":"A request with this ID is still running."},"id":1,"jsonrpc":"2.0"}"#
    )
    #expect(rig.lines[2].contains("Waited."))
  }

  @Test func `Running calls end normally at the end of the input`() async {
    await rig.run([handshake, call("wait", id: 1)]) { [rig] index in
      guard index == 2 else { return }
      await rig.gate.arrivals()
      Task { await rig.gate.open() }
    }
    #expect(answered == ["1"])
  }

  @Test func `Calls are canceled if the client is gone`() async {
    rig.readableLines = 1
    await rig.run([handshake, call("wait", id: 1), message("{"), call("wait", id: 2)]) {
      [rig] index in if index == 2 { await rig.gate.arrivals() }
    }
    #expect(rig.lines.count == 1)
    #expect(rig.ended == 1)
  }

  @Test func `Only some calls run at the same time, and others are answered meanwhile`() async {
    let calls = (1...40).map { call("wait", id: $0) }
    let late = [
      message(#"{"jsonrpc":"2.0","id":99,"method":"ping"}"#),
      message(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":40}}"#),
      call("wait", id: 39),
    ]
    let rig = rig
    await rig.run([handshake] + calls + late) { index in
      guard index == 44 else { return }
      await rig.gate.arrivals(32)
      #expect(rig.lines.count == 3)
      #expect(rig.lines[1] == #"{"id":99,"jsonrpc":"2.0","result":{}}"#)
      #expect(rig.lines[2].contains("A request with this ID is still running."))
      Task { await rig.gate.open() }
    }
    #expect(Set(answered) == Set((["99"] + (1...39).map(String.init))))
    #expect(rig.ended == 39)
  }

  @Test func `Nothing more is read while very many calls wait`() async {
    let rig = rig
    var sent = 0
    await rig.run([handshake] + (1...200).map { call("wait", id: $0) }) { index in
      sent = index
      guard index == 96 else { return }
      await rig.gate.arrivals(32)
      Task {
        for _ in 0..<100 { await Task.yield() }
        // The handshake, the calls that run and those that wait.
        #expect(sent == 96)
        await rig.gate.open()
      }
    }
    #expect(Set(answered) == Set((1...200).map(String.init)))
  }

  @Test func `A notification gets no answer, even if its parameters are invalid`() async {
    await rig.run([handshake, message(#"{"jsonrpc":"2.0","method":"nope","params":[1]}"#)])
    #expect(rig.lines.count == 1)
  }
}
