import MovieEntities

/// The response of `account`.
struct AccountBody: Decodable {
  private let id: Int
  private let username: BoundedText
  private let name: BoundedText

  var account: AccountEntity {
    AccountEntity(id: id, username: username.text, name: name.text)
  }
}
