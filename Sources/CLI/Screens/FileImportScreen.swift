import MovieFileImport
import MovieLibrary
import Viper

extension RootRouter {
  /// Opens the form that imports a file over the current screen, if there is a library.
  func importFile() async {
    guard gateways.marks.canLog else { return }
    let run = ImportRun(gateways: gateways, environment: environment, localizer: localizer)
    await window.push(
      FileImportAssembler.assemble(
        importer: run, marks: gateways.marks, identifyCommand: ImportRun.identifyCommand,
        window: window, localizer: localizer))
  }
}
