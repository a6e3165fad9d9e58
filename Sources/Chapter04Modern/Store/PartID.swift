// A store hands out the same store of a part each time. By what it finds that one again:

/// Which part, or which list of parts: the ways to it, and the type of its store.
@usableFromInline
struct PartID: Hashable {
  private let state: AnyKeyPath
  private let action: AnyKeyPath
  private let type: ObjectIdentifier

  @usableFromInline
  init(_ state: AnyKeyPath, _ action: AnyKeyPath, _ store: (some AnyObject).Type) {
    self.state = state
    self.action = action
    self.type = ObjectIdentifier(store)
  }
}
