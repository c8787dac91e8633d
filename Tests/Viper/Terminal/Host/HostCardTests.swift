import Testing
import Viper
import ViperTesting

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// Lists as cards in a window.
@MainActor
struct HostCardTests {
  private let loader = GatedLoader()

  /// A list whose pictures have identifiers that begin with a letter each.
  private static func list(
    _ count: Int = 30, address: String? = "/p", missing: Int? = nil
  ) -> Scene {
    var scene = Scene.list(count)
    scene.sections[0].marks = [
      Scene.Mark("starred", symbol: "♥"), Scene.Mark("done", symbol: "✓", ascii: "x"),
    ]
    scene.sections[0].rows = (0..<count).map { number in
      let letter = Character(Unicode.Scalar(UInt8(97 + number % 26)))
      return Scene.Row(
        id: "\(number)", cells: [StyledText("\(number)"), StyledText("Note \(number)")],
        marks: number == 1 ? ["done"] : [],
        card: Scene.Card(
          heading: StyledText("TITLE \(number)", .bold), value: "8.0", note: "MINE 9",
          facts: "FACTS",
          text: "TEXT",
          picture: .init(
            id: "\(letter)\(number)", address: number == missing ? nil : address,
            text: "NO PICTURE")))
    }
    scene.offers = [.refresh]
    return scene
  }

  private func stage(
    columns: Int = 60, rows: Int = 20, style: ListStyle = .cards, waits: Bool = false,
    hasPictures: Bool = true
  ) -> HostStage {
    let stage = HostStage(columns: columns, rows: rows, isColored: true, waits: waits)
    stage.host.listStyle = style
    guard hasPictures else { return stage }
    stage.host.pictureLoader = loader
    stage.host.output.painter = LetterPainter()
    return stage
  }

  // MARK: Switching

  @Test func `On a narrow screen, the key for cards says how many columns they need`() async {
    let stage = await HostStage(columns: 59).showing(Self.list(3))
    stage.press("v")
    #expect(stage.inside.last == "Cards need 60 columns.")
    #expect(stage.host.listStyle == .rows)
  }

  @Test func `The key v switches between rows and cards, and the footer says so`() async {
    let stage = stage(style: .rows, hasPictures: false)
    var styles: [ListStyle] = []
    stage.host.onListStyle = { styles.append($0) }
    await stage.open(Self.list())
    #expect(stage.inside[1].hasSuffix("ID  NOTE"))
    #expect(stage.inside[19].contains("v cards"))
    stage.press("v")
    #expect(stage.inside[19].contains("v rows"))
    #expect(
      stage.inside[0...7].joined(separator: "\n") == """
        ╭ Notes ────────────────────────────────────────── 1 of 30 ╮
          TITLE 0                              8.0       MINE 9
          FACTS
          TEXT


          TITLE 1                              8.0    ✓  MINE 9
          FACTS
        """)
    stage.press("v")
    #expect(stage.inside[1].hasSuffix("ID  NOTE"))
    #expect(styles == [.cards, .rows])
    #expect(stage.actions.isEmpty)
    stage.expectWholeDrawing()
  }

  @Test func `Without cards, or with less than 60 columns, there is no key for them`() async {
    let stage = stage(style: .rows, hasPictures: false)
    await stage.open(.list(3))
    #expect(!stage.picture.contains("v cards"))
    stage.press("v")
    #expect(stage.host.listStyle == .rows)
    let narrow = self.stage(columns: 59, hasPictures: false)
    await narrow.open(Self.list())
    #expect(narrow.picture.contains("Note 0") && !narrow.picture.contains("v rows"))
    narrow.press("v")
    narrow.resize(columns: 60, rows: 20)
    #expect(narrow.picture.contains("TITLE 0"))
  }

  @Test func `Other lists have cards, too`() async {
    let stage = stage(style: .rows, hasPictures: false)
    await stage.openTabs(2, Self.list())
    stage.press("v2")
    await stage.host.screens.settled()
    stage.host.scheduler.drawNow()
    #expect(stage.window.rootKey == "1" && stage.picture.contains("TITLE 0"))
  }

  @Test func `Cards replace the preview`() async {
    let stage = stage(columns: 120, hasPictures: false)
    var scene = Self.list()
    scene.preview = Scene.Preview(title: "PREVIEW")
    await stage.open(scene)
    #expect(!stage.picture.contains("PREVIEW"))
    stage.press("v")
    #expect(stage.picture.contains("PREVIEW"))
  }

  @Test func `The border says what cards are sorted by`() async {
    let stage = stage(hasPictures: false)
    var scene = Self.list()
    scene.sections[0].columns[1].sort = .descending
    await stage.open(scene)
    #expect(stage.text[18].hasSuffix(" NOTE ▼ ─╯"))
  }

  @Test func `Switching keeps the focused row in sight`() async {
    let stage = stage(style: .rows, hasPictures: false)
    await stage.open(Self.list())
    stage.press(String(repeating: "j", count: 25))
    for _ in 0..<4 {
      stage.press("v")
      let row = stage.text.firstIndex { $0.contains(/TITLE 25|Note 25/) }
      #expect(row.map { stage.screen.cells[$0][1].rendition.isReversed } == true)
    }
  }

  // MARK: Moving

  @Test func `Keys move by cards, and a page is as many cards as fit`() async {
    let stage = stage(hasPictures: false)
    await stage.open(Self.list())
    stage.press("jk")
    stage.press("\u{1B}[6~")
    stage.press("\u{4}")
    #expect(stage.actions == [.moveFocus(1), .moveFocus(-1), .moveFocus(3), .moveFocus(1)])
    stage.press("G")
    #expect(stage.inside.contains { $0.hasPrefix("  TITLE 29") })
    stage.press("g")
    #expect(stage.inside[1].hasPrefix("  TITLE 0"))
    stage.expectWholeDrawing()
  }

  @Test func `A click on any line of a card selects it, and another one opens it`() async {
    let stage = stage(hasPictures: false)
    await stage.open(Self.list())
    stage.press("\u{1B}[<0;30;9M\u{1B}[<0;30;9m")
    stage.press("\u{1B}[<0;3;10M")
    #expect(stage.actions == [.focus(1), .selectRow(1)])
  }

  @Test func `The bar covers the whole selected card except for its picture`() async {
    await loader.gate.open()
    let stage = stage()
    await stage.open(Self.list())
    await stage.shows("aaaaaa")
    for line in stage.screen.cells[1...4] {
      let reversed = line.map(\.rendition.isReversed)
      #expect(reversed[1..<4].allSatisfy { $0 } && reversed[10..<59].allSatisfy { $0 })
      #expect(!reversed[4..<10].contains(true))
    }
    #expect(!stage.screen.cells[5].contains { $0.rendition.isReversed })
  }

  // MARK: Pictures

  @Test func `Pictures are beside the cards that are wholly visible`() async {
    await loader.gate.open()
    let stage = stage()
    await stage.open(Self.list())
    await stage.shows("cccccc")
    #expect(
      stage.picture == """
        ╭ Notes ────────────────────────────────────────── 1 of 30 ╮
        │   aaaaaa  TITLE 0                      8.0       MINE 9  ┃
        │   aaaaaa  FACTS                                          │
        │   aaaaaa  TEXT                                           │
        │   aaaaaa                                                 │
        │                                                          │
        │   bbbbbb  TITLE 1                      8.0    ✓  MINE 9  │
        │   bbbbbb  FACTS                                          │
        │   bbbbbb  TEXT                                           │
        │   bbbbbb                                                 │
        │                                                          │
        │   cccccc  TITLE 2                      8.0       MINE 9  │
        │   cccccc  FACTS                                          │
        │   cccccc  TEXT                                           │
        │   cccccc                                                 │
        │                                                          │
        │           TITLE 3                      8.0       MINE 9  │
        │           FACTS                                          │
        ╰──────────────────────────────────────────────────────────╯
        Enter open  / search  v rows  ? keys  q quit
        """)
    #expect(await loader.requested.sorted() == ["a0", "b1", "c2"])
  }

  @Test func `Scrolling shows the loaded pictures in the same frame`() async {
    await loader.gate.open()
    let stage = stage()
    await stage.open(Self.list())
    await stage.shows("cccccc")
    stage.press("jjj")
    await stage.shows("dddddd")
    #expect(stage.inside[1].hasPrefix("  bbbbbb") && stage.inside[11].hasPrefix("  dddddd"))
    let before = stage.frames.count
    stage.press("kkk")
    #expect(stage.frames.count == before + 1)
    #expect(stage.inside[1].hasPrefix("  aaaaaa") && stage.inside[11].hasPrefix("  cccccc"))
    // A picture of the same size overwrites the other one.
    let frame = String(decoding: stage.frames.last ?? [], as: UTF8.self)
    #expect(!frame.contains("\u{1B}[2;5H "))
    #expect(await loader.requested.count == 4)
    stage.expectWholeDrawing()
  }

  @Test func `Moving the focus draws no picture again`() async {
    await loader.gate.open()
    let stage = stage()
    await stage.open(Self.list())
    await stage.shows("cccccc")
    stage.press("j")
    let frame = String(decoding: stage.frames.last ?? [], as: UTF8.self)
    #expect(!frame.contains("aaa") && !frame.contains("bbb"))
    stage.expectWholeDrawing()
  }

  @Test func `Four pictures load at a time`() async {
    let stage = stage(rows: 40)
    await stage.open(Self.list())
    await loader.gate.arrivals(4)
    for _ in 0..<20 { await Task.yield() }
    #expect(await Set(loader.requested) == ["a0", "b1", "c2", "d3"])
    await loader.gate.open()
    await stage.shows("gggggg")
    #expect(await loader.requested.count == 7)
  }

  @Test func `Pictures load 150 ms after the last key`() async {
    let stage = stage(rows: 40, waits: true)
    await stage.open(Self.list())
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(100))
    stage.press("j")
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(100))
    #expect(await loader.requested == [])
    stage.clock.advance(by: .milliseconds(50))
    await loader.gate.arrivals(4)
    #expect(await loader.requested.count == 4)
    await loader.gate.open()
  }

  @Test func `A picture that arrives after its card has gone is not shown`() async {
    let stage = stage()
    await stage.open(Self.list())
    await loader.gate.arrivals(3)
    stage.press("G")
    await loader.gate.open()
    await stage.shows("dddddd")
    #expect(!stage.picture.contains("aaa"))
    #expect(await Set(loader.cancelled) == ["a0", "b1", "c2"])
  }

  @Test func `A missing picture is replaced by its text`() async {
    await loader.gate.open()
    let stage = stage()
    await stage.open(Self.list(missing: 0))
    await stage.shows("NO")
    #expect(stage.inside[1].hasPrefix("  NO      TITLE 0"))
    #expect(
      stage.inside[2].hasPrefix("  PICTUR  FACTS") && stage.inside[3].hasPrefix("  E       TEXT"))
    stage.expectWholeDrawing()
  }

  @Test func `Without pictures there is no gap for them`() async {
    let stage = stage()
    stage.host.output.painter = nil
    await stage.open(Self.list())
    stage.host.scheduler.drawNow()
    #expect(stage.inside[2].hasPrefix("  FACTS"))
    #expect(await loader.requested == [])
  }

  @Test func `Cards have no gap for pictures without an address`() async {
    let stage = stage()
    await stage.open(Self.list(address: nil))
    #expect(stage.inside[2].hasPrefix("  FACTS"))
    #expect(await loader.requested == [])
  }

  @Test func `Half blocks are too coarse for cards, which have no gap for them`() async {
    let stage = stage()
    stage.host.output.painter = MethodPainter(method: .blocks(.full))
    await stage.open(Self.list())
    stage.host.scheduler.drawNow()
    #expect(stage.inside[2].hasPrefix("  FACTS"))
    #expect(await loader.requested == [])
  }

  @Test func `At most 32 pictures are kept, and those on the screen in any case`() async {
    await loader.gate.open()
    let cache = PictureCache()
    cache.loader = loader
    let pictures = (0..<40).map { Scene.Picture(id: "\($0)", address: "/p", text: "") }
    for picture in pictures {
      cache.needed = [pictures[0], picture]
      await withCheckedContinuation { continuation in
        cache.onChange = { continuation.resume() }
        #expect(!cache.request(picture, width: 9))
      }
    }
    let kept: [Scene.Picture] = [pictures[0]] + pictures[9...]
    #expect(pictures.filter(cache.contains) == kept)
  }

  @Test func `A screen with many cards shows 31 pictures`() async {
    await loader.gate.open()
    let stage = stage(columns: 100, rows: 300)
    await stage.open(Self.list(60))
    await stage.shows("TITLE 30")
    await loader.gate.arrivals(31)
    for _ in 0..<100 {
      await Task.yield()
      stage.host.scheduler.drawNow()
    }
    #expect(await loader.requested.count == 31)
  }

  @Test func `A huge picture is kept smaller`() async throws {
    let pixels = try #require(
      Pixels(width: 4_096, height: 600, rgb: .init(repeating: 9, count: 4_096 * 600 * 3)))
    let kept = await PictureData(pixels).reduced(toWidth: 60)
    #expect((kept.pixels.width, kept.pixels.height) == (120, 17))
    let small = try #require(
      Pixels(width: 342, height: 2, rgb: .init(repeating: 9, count: 342 * 6)))
    #expect(await PictureData(small).reduced(toWidth: 60).pixels == small)
  }

  @Test func `Kitty keeps the data of a picture that moves, and deletes that of one that leaves`()
    async
  {
    await loader.gate.open()
    let stage = stage()
    await stage.open(Self.list())
    await stage.shows("cccccc")
    stage.host.output.painter = MethodPainter(method: .placeholders)
    stage.host.scheduler.drawNow()
    for id in ["a0", "c2"] { await stage.sends(Array("i=\(KittyImage(id: id).number),".utf8)) }
    let before = stage.frames.count
    stage.press("jjj")
    let scrolled = String(decoding: stage.frames[before...].joined(), as: UTF8.self)
    #expect(scrolled.contains("a=d,d=I,i=\(KittyImage(id: "a0").number),"))
    #expect(!scrolled.contains("a=d,d=I,i=\(KittyImage(id: "b1").number),"))
    #expect(!scrolled.contains("a=T,i=\(KittyImage(id: "b1").number),"))
    #expect(scrolled.unicodeScalars.contains("\u{10EEEE}"))
  }

  // MARK: Sizes

  @Test(arguments: [1, 2, 3])
  func `At any size, switching draws the same as from scratch`(seed: Int) async {
    await loader.gate.open()
    let sizes = [
      (18, 3), (60, 8), (400, 120), (60, 7), (59, 24), (80, 24), (130, 36), (18, 40), (200, 9),
    ]
    let stage = stage()
    var scene = Self.list(seed == 1 ? 1_000 : 50)
    scene.preview = Scene.Preview(
      title: "PREVIEW", picture: .init(id: "z", address: "/z", text: "Z"))
    await stage.open(scene)
    var generator = SeededGenerator(seed: seed)
    let keys = [
      "v", "j", "k", "G", "g", "\u{1B}[6~", "\u{1B}[5~", " ", "?", "\u{1B}[<65;3;3M",
      "\u{1B}[<0;4;4M",
    ]
    for _ in 0..<10 {
      let size = sizes.randomElement(using: &generator) ?? sizes[0]
      if Bool.random(using: &generator) { stage.resize(columns: size.0, rows: size.1) }
      for _ in 0..<4 {
        stage.press(keys.randomElement(using: &generator) ?? "v")
        await Task.yield()
      }
      // A picture may have arrived that is not drawn yet.
      stage.host.scheduler.drawNow()
      stage.expectWholeDrawing()
    }
  }
}
