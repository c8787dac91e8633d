import Testing
import Viper

struct StyledTextTests {
  @Test func `A literal is plain text`() {
    let text: StyledText = "One"
    #expect(text == StyledText("One", .plain))
    #expect(text.spans.map(\.style) == [.plain])
  }

  @Test func `Appended text keeps both styles`() {
    let sum = StyledText("One ", .bold) + "two " + StyledText("three", .init(color: .red))
    #expect(sum.text == "One two three")
    #expect(sum.spans.map(\.text) == ["One ", "two ", "three"])
    #expect(sum.spans.map(\.style) == [.bold, .plain, .init(color: .red)])
  }

  @Test func `Adjacent pieces with the same style are merged`() {
    let sum = StyledText("One ", .bold) + StyledText("two ", .bold) + "three" + " four"
    #expect(sum.spans.map(\.text) == ["One two ", "three four"])
    #expect(sum.spans.map(\.style) == [.bold, .plain])
    #expect(StyledText("One ") + "two" == StyledText("One two"))
    let three = StyledText("a", .bold) + "b" + StyledText("c", .bold)
    #expect(three.spans.map(\.text) == ["a", "b", "c"])
  }

  @Test func `Joining styled texts merges only adjacent pieces`() {
    let left = StyledText("a", .bold) + "b"
    let right = StyledText("c") + StyledText("d", .bold)
    #expect((left + right).spans.map(\.text) == ["a", "bc", "d"])
  }

  @Test func `Empty text has no pieces and adds none`() {
    let empty = StyledText("", .bold)
    #expect(empty.spans.isEmpty)
    #expect(empty.text.isEmpty)
    #expect("One" + empty == "One")
    #expect(empty + "One" == "One")
  }
}
