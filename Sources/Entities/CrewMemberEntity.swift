/// A person who has one job in the production of a movie, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct CrewMemberEntity: CrewMember, Hashable {
  public let id: Int
  public let name: String
  public let job: String
  public let department: String

  /// Creates a member of the crew from its values.
  public init(id: Int, name: String, job: String, department: String) {
    self.id = id
    self.name = name
    self.job = job
    self.department = department
  }
}
