/// The error for an element that is not of the requested kind.
struct AnotherKind: Error {}
