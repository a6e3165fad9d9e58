// What `forEach` needs from a list, so that the length of the list doesn't matter for an action.

extension IdentifiedArray {
  /// Passes the element itself to `body`, not a copy. O(1).
  /// - Returns: What `body` returns; nil if there is no such element.
  mutating func modify<R>(id: ID, _ body: (inout Element) -> R) -> R? {
    guard let index = index(id: id) else { return nil }
    defer { requireIdentity(of: values[index], id) }
    return body(&values[index])
  }

  /// The ids that were in the array before and aren't any more. O(1) if no id was added, removed or
  /// moved; otherwise O(n).
  func removed(since before: [ID: Int]) -> [ID] {
    ids.positions == before ? [] : before.keys.filter { !ids.contains($0) }
  }
}
