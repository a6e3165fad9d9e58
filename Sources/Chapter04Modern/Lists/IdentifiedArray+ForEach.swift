// What `forEach` needs from a list, so that the length of the list doesn't matter for an action.

extension IdentifiedArray {
  /// Passes the element itself to `body`, not a copy. O(1).
  /// - Returns: What `body` returns; nil if there is no such element.
  mutating func modify<R>(id: ID, _ body: (inout Element) -> R) -> R? {
    guard let index = index(id: id) else { return nil }
    defer { requireIdentity(of: values[index], id) }
    return body(&values[index])
  }
}
