import Viper

/// The state of the list of chores.
struct ChoresState {
  var chores: [String] = []
  var focus: Int?
  var fields: [String: String] = [:]
  var isLoading = false
  var failure: ChoreService.Failure?
}

@MainActor
protocol ChoresUI: AnyObject {
  func update(_ state: ChoresState)
}

extension Updates: ChoresUI where State == ChoresState {}

/// Opens screens from the list of chores.
@MainActor
protocol ChoresRouting: AnyObject {
  func openChore(_ chore: String) async
  func close()
}
