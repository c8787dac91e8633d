import MovieEntities

/// Who is logged in.
struct Whoami {
  let account: any Account
  let service: String
}
