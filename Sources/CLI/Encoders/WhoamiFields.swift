import MovieEntities
import ViperCommandLine

/// The fields of an account that is logged in.
enum WhoamiFields {
  static let table = FieldTable<Whoami>(
    columns: ["service", "id", "username", "name"], members: ["account", "service"],
    [
      Field("service", "The log-in service.") { .text($0.service) },
      Field("id", fit: .kept, "The id of the account.") { .number($0.account.id) },
      Field("username", "The user name.") { .text($0.account.username) },
      Field("name", "The name that the account shows, if any.") { .text($0.account.name) },
      Field("account", members: ["id", "name", "username"], "The account: id, name, username.") {
        FieldValue($0.account)
      },
    ])
}
