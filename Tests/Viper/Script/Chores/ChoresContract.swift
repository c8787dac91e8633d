import Viper

/// What the list of chores shows.
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

/// Opens what the list of chores leads to.
@MainActor
protocol ChoresRouting: AnyObject {
  func openChore(_ chore: String) async
  func close()
}
