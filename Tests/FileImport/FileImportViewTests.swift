import MovieFileImport
import MoviePresentation
import Testing
import Viper
import ViperTesting

@MainActor
struct FileImportViewTests {
  private let stage = FileImportStage()

  @Test func `The form asks for a path and, if dates are unclear, for their order`() async {
    stage.answer(.failure(.unclear))
    await stage.open(spied: false)
    await stage.importFile("x.csv")
    #expect(
      stage.window.scene?.text == """
        Import a file
        File: x.csv
        Dates:   (month first (5/31/2021), day first (31/5/2021))
          ! The dates are unclear.
        [Import]
        """)
    await stage.close()
  }

  @Test func `The button shows what an import is doing`() async {
    let gate = Gate()
    stage.answer(.failure(.missing), behind: gate)
    await stage.open(spied: false)
    await stage.window.send(.type(field: "file", text: "x.csv"))
    let importing = stage.window.begin(.submit())
    await gate.arrivals()
    #expect(stage.window.scene?.buttons.map(\.text) == ["Reading x.csv…"])
    await gate.open()
    await importing.value
    #expect(stage.window.scene?.buttons.map(\.text) == ["Import"])
    await stage.close()
  }

  @Test func `The report has counts, and what was skipped and why`() async {
    stage.answer(
      .success(
        ImportReport(
          of: "letterboxd.zip", new: 1_204, changed: 3, known: 512, unlisted: 40,
          skipped: [
            .init(reason: "The title is missing.", files: ["diary.csv"], lines: [3, 17]),
            .init(reason: "The file is damaged.", files: ["a.csv", "b.csv"], lines: []),
          ])))
    await stage.open(spied: false)
    await stage.importFile("~/Downloads/letterboxd.zip")
    #expect(
      stage.window.scene?.text == """
        Import of letterboxd.zip
        New entries and marks: 1,204
        Changed entries: 3
        Already in your library: 512
        Skipped rows and files: 4

        Films not in the catalog: 40. Run 'identify' with a TMDB token to complete them.

        Skipped:
        diary.csv:3, 17: The title is missing.
        a.csv, b.csv: The file is damaged.
        """)
    await stage.close()
  }
}
