import Testing
import ViperPlatform

@testable import ViperCommandLine

struct PrivateFolderTests {
  private let home: TeaHome
  private let folder: PrivateFolder

  init() throws {
    home = try TeaHome()
    folder = PrivateFolder(SystemText(home.path + "/private"))
  }

  @Test func `A file of exactly the limit is read, and a longer one is refused`() throws {
    let bytes: [UInt8] = [1, 2, 3, 4]
    try folder.write(bytes, to: "a")
    let read = try folder.read("a", limit: 4)
    #expect(read == bytes)
    let error = #expect(throws: SystemFileError.self) { try folder.read("a", limit: 3) }
    #expect(error?.number == EFBIG)
  }
}
