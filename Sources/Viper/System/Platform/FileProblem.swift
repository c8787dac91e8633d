/// The system's error for a file that could not be read or written, or the reason why a folder is not
/// used.
package struct FileProblem: Error {
  /// The reason why a folder is not used: other users can have put files there.
  package enum Distrust: Sendable {
    case otherOwner
    case writableByOthers
  }

  /// The system's error number.
  package let number: Int32
  /// The reason why the folder is not used; `nil` if the system returned an error.
  package let distrust: Distrust?

  package init(number: Int32) {
    self.number = number
    distrust = nil
  }

  package init(_ distrust: Distrust) {
    number = EPERM
    self.distrust = distrust
  }

  package var reason: String {
    switch distrust {
    case .otherOwner: "it belongs to another user"
    case .writableByOthers: "other users can write in it"
    case nil: Descriptor.reason(number)
    }
  }
  package var isMissing: Bool { number == ENOENT || number == ENOTDIR }
  /// Whether the entry cannot be a file of this program, because it is too large or not a regular
  /// file.
  package var isNoFile: Bool { number == EFBIG || number == EINVAL || number == ENXIO }
  /// Whether another process holds a lock.
  package var isHeld: Bool { number == EWOULDBLOCK }
}
