import Viper
import ViperTesting

@testable import ViperTerminal

/// A painter that fills the area of a picture with the first letter of its ID.
struct LetterPainter: PicturePainter {
  var pixelsInColumn = 1
  var letter: Character?
  var minRows = 4

  func pixels(across columns: Int) -> Int { columns * pixelsInColumn }

  func paint(_ picture: PictureData, id: String, in area: PictureArea) -> PictureOutput {
    var output = PictureOutput()
    let line = String(repeating: letter ?? id.first ?? "?", count: area.columns)
    output.size = (area.columns, area.rows)
    output.writeRows(area.rows, in: area) { _, output in output.write(line) }
    return output
  }

  func delete(id: String) -> [UInt8] { [] }
}

/// A loader that waits at a gate, and finds every picture with an address.
actor GatedLoader: PictureLoader {
  let gate = Gate()
  private(set) var requested: [String] = []
  private(set) var widths: [Int] = []
  private(set) var cancelled: [String] = []
  private var isFailing = false
  private var isExplaining = false

  /// Makes the following requests fail with a reason.
  func explain() {
    isExplaining = true
  }

  /// Makes the following requests fail.
  func fail() {
    isFailing = true
  }

  nonisolated(nonsending) func load(_ picture: Scene.Picture, width: Int) async -> PictureData? {
    await note(picture.id, width)
    await gate.pass()
    if Task.isCancelled { await note(cancelled: picture.id) }
    guard picture.address != nil, await !isFailing,
      let pixels = Pixels(width: 1, height: 1, rgb: [1, 2, 3])
    else {
      return nil
    }
    let isExplaining = await isExplaining
    return isExplaining
      ? .failure("No \(picture.id)") : PictureData(pixels, caption: "Caption of \(picture.id)")
  }

  private func note(_ id: String, _ width: Int) {
    requested.append(id)
    widths.append(width)
  }

  private func note(cancelled id: String) {
    cancelled.append(id)
  }
}

extension Scene {
  /// Returns a page with a picture, some text, a table and a button.
  static func page(_ id: String = "x", address: String? = "/x", lines: Int = 3) -> Scene {
    var scene = Scene(name: "page", title: "Page \(id)")
    scene.picture = Picture(id: id, address: address, text: "Picture of \(id)")
    scene.lines = (0..<lines).map { Line(StyledText("Line \($0 + 1)")) }
    scene.sections = [
      Section(
        heading: "Rows", columns: [Column("ID", .fixed)],
        rows: (0..<30).map { Row(id: "\($0)", cells: [StyledText("r\($0)")]) })
    ]
    scene.focus = 0
    scene.offers = [.refresh]
    scene.buttons = [Button(id: "go", label: "Go")]
    return scene
  }
}
