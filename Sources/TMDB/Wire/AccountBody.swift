import Entities

/// The response of `account`.
struct AccountBody: Decodable {
  private let id: Int
  private let username: String
  private let name: String

  var account: AccountEntity { AccountEntity(id: id, username: username, name: name) }
}
