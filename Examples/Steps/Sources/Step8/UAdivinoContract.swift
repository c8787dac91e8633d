import Viper

/// The presenter, as the view sees it.
@MainActor
protocol UAdivinoPresentable: AnyObject {
  func onType(_ question: String)
  func onAsk() async
  func onLeave()
}

/// The interactor, as the presenter sees it.
protocol UAdivinoInteractable: Sendable {
  func answer(to question: String) async -> UAdivinoEntity
}

/// The view, as the presenter sees it.
@MainActor
protocol UAdivinoUI: AnyObject {
  func update(_ state: UAdivinoState)
}

/// The router, as the presenter sees it.
@MainActor
protocol UAdivinoRouting: AnyObject {
  func leave()
}

/// The object that opened the module, as the router sees it.
@MainActor
protocol UAdivinoOutput: AnyObject {
  func uAdivinoDidEnd()
}

/// Everything that the view shows.
enum UAdivinoState: Equatable {
  case asking(question: String)
  case thinking(question: String)
  case answered(UAdivinoViewModel)
}

extension Updates: UAdivinoUI where State == UAdivinoState {}
