import Testing

@testable import ViperTerminal

struct SymbolSupportTests {
  private static func support(_ environment: [String: String]) -> SymbolSupport {
    SymbolSupport(PictureEnvironment { environment[$0] })
  }

  @Test(
    arguments: [
      ([:], false, true), (["LANG": "en_US.UTF-8"], false, true), (["LANG": "C.utf8"], false, true),
      (["LC_CTYPE": "UTF-8"], false, true), (["LANG": "C"], true, false),
      (["LANG": "en_US"], true, false), (["LANG": "ja_JP.eucJP"], true, false),
      (["LANG": "ja_JP.UTF-8"], true, true), (["LANG": "zh_TW.UTF-8"], true, true),
      (["LC_CTYPE": "ko_KR.UTF-8", "LANG": "C"], true, true),
      (["LC_ALL": "en_US.UTF-8", "LC_CTYPE": "ko_KR.UTF-8", "LANG": "C"], false, true),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "C"], true, false),
      (["LC_MESSAGES": "ja_JP.UTF-8"], false, true),
    ] as [([String: String], Bool, Bool)])
  func `Before the reply, the locale decides`(
    _ environment: [String: String], needsASCII: Bool, isQueryable: Bool
  ) {
    let support = Self.support(environment)
    #expect(support.needsASCII == needsASCII)
    #expect(support.isQueryable == isQueryable)
  }

  @Test(arguments: ["en_US.UTF-8", "ja_JP.UTF-8"])
  func `A reply of more than one column selects ASCII`(locale: String) {
    // Three columns are the bytes of the symbol in another encoding.
    for (column, needsASCII) in [(2, false), (3, true), (4, true)] {
      var support = Self.support(["LANG": locale])
      support.take(.cursor(row: 2, column: column))
      #expect(support.needsASCII == needsASCII)
    }
  }

  @Test func `Only the first reply about the measured row counts`() {
    var support = Self.support([:])
    for (row, column) in [(3, 3), (9_999_999, 3), (2, 1)] {
      support.take(.cursor(row: row, column: column))
    }
    support.take(.end(hasSixel: false))
    #expect(!support.needsASCII)
    support.take(.cursor(row: 2, column: 3))
    support.take(.cursor(row: 2, column: 2))
    #expect(support.needsASCII)
  }

  @Test func `Without UTF-8, a reply has no effect`() {
    var support = Self.support(["LANG": "C"])
    support.take(.cursor(row: 2, column: 2))
    #expect(support.needsASCII)
  }
}
