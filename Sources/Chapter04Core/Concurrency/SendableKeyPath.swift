// A key path is immutable, but its class doesn't say that it is sendable.

/// A key path that any thread may use.
// Unchecked: a key path is immutable.
package struct SendableKeyPath<Path: AnyKeyPath>: Hashable, @unchecked Sendable {
  package let path: Path

  package init(_ path: Path) {
    self.path = path
  }
}
