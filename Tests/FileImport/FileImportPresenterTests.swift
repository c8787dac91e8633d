import MovieEntities
import MovieFileImport
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct FileImportPresenterTests {
  private let stage = FileImportStage()
  private let added = ImportReport(of: "x.csv", new: 1, changed: 0, known: 0)

  @Test func `A submitted path is imported step by step`() async {
    stage.answer(.success(added))
    await stage.open()
    await stage.importFile()
    stage.recorder.expect(
      "view.update(.editing(a/b.csv))", "view.update(.importing())",
      "view.update(.importing(step))", "interactor.report(a/b.csv)",
      "view.update(.report(true))")
    await stage.close()
  }

  @Test func `An empty path is a mistake, and nothing is imported`() async {
    await stage.open()
    await stage.importFile(" ")
    stage.recorder.expect("view.update(.editing( ))", "view.update(.failed(no-file:  ))")
    await stage.close()
  }

  @Test func `A failure disappears when the user types again`() async {
    stage.answer(.failure(.missing))
    await stage.open()
    await stage.recorder.unrecorded { await stage.importFile() }
    await stage.window.send(.type(field: "file", text: "a/c.csv"))
    stage.recorder.expect("view.update(.editing(a/c.csv))")
    await stage.close()
  }

  @Test func `Unclear dates are asked for, and another file starts over`() async {
    stage.answer(.failure(.unclear))
    stage.answer(.failure(.missing))
    await stage.open()
    await stage.recorder.unrecorded { await stage.importFile() }
    await stage.window.send(.type(field: "order", text: "dmy"))
    await stage.window.send(.submit())
    await stage.window.send(.type(field: "file", text: "c"))
    stage.recorder.expect(
      "view.update(.editing(a/b.csv | dmy))", "view.update(.importing())",
      "view.update(.importing(step))", "interactor.report(a/b.csv, dmy)",
      "view.update(.failed(missing: a/b.csv | dmy))", "view.update(.editing(c))")
    await stage.close()
  }

  @Test func `Going back cancels an import, and then closes the form`() async {
    let gate = Gate()
    stage.answer(.failure(.cancelled), behind: gate)
    await stage.open()
    let importing = await stage.begin(gate)
    await stage.window.send(.back)
    await gate.open()
    await importing.value
    await stage.window.send(.back)
    stage.recorder.expect(
      "cancelled: interactor.report(x)", "view.update(.editing(x))", "router.close()")
    await stage.close()
  }

  @Test func `Going back twice closes the form, even if a file is never read`() async {
    let gate = Gate()
    stage.answer(.failure(.cancelled), behind: gate)
    await stage.open()
    let importing = await stage.begin(gate)
    await stage.window.send(.back)
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.recorder.unrecorded {
      await gate.open()
      await importing.value
    }
    await stage.close()
  }

  @Test func `An import that can no longer be canceled shows its report`() async {
    let gate = Gate()
    stage.answer(.success(added), behind: gate)
    await stage.open()
    let importing = await stage.begin(gate)
    await stage.window.send(.type(field: "file", text: "y"))
    await stage.window.send(.submit())
    await stage.window.send(.back)
    await gate.open()
    await importing.value
    stage.recorder.expect("cancelled: interactor.report(x)", "view.update(.report(true))")
    await stage.close()
  }

  @Test func `An undo closes the report with a notice`() async throws {
    stage.answer(.success(added))
    let library = Library([
      LibraryEvent(
        id: "1", time: 0, batch: "1",
        .mark(Film(id: 19, title: "Metropolis", year: 1927), .favorite(true)))
    ])
    let change = try #require(library.lastChange)
    stage.undos.add(.success(UndoneChange(change)), to: "undo")
    await stage.open()
    await stage.recorder.unrecorded { await stage.importFile() }
    await stage.window.send(.activate("undo"))
    stage.recorder.expect("interactor.undo()", "router.close(notice)")
    await stage.close()
  }

  @Test func `An undo that fails keeps the report`() async {
    stage.answer(.success(added))
    stage.undos.add(.failure(MovieError(.stateNotWritable, "The disk is full.")), to: "undo")
    await stage.open()
    await stage.recorder.unrecorded { await stage.importFile() }
    await stage.window.send(.activate("undo"))
    stage.recorder.expect("interactor.undo()", "view.update(.report(true, notice))")
    await stage.close()
  }

  @Test func `An import that added nothing has nothing to undo`() async {
    stage.answer(.success(ImportReport(of: "x.csv", new: 0, changed: 0, known: 5)))
    await stage.open()
    await stage.recorder.unrecorded { await stage.importFile() }
    await stage.window.send(.activate("undo"))
    await stage.window.send(.submit())
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }
}
