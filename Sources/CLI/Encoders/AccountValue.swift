import MovieEntities

extension FieldValue {
  init(_ account: any Account) {
    self = .record(
      Record(
        members: [
          ("id", .number(account.id)), ("name", .text(account.name)),
          ("username", .text(account.username)),
        ], cells: ["id", "username", "name"]))
  }
}
