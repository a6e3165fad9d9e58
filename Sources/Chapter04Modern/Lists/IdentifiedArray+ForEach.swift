// What `forEach` needs of a list, for an action to cost the same however long the list is.

extension IdentifiedArray {
  /// Hands the element itself to `body`, not a copy. O(1).
  /// - Returns: What `body` returns; nil if there is no such element.
  mutating func modify<R>(id: ID, _ body: (inout Element) -> R) -> R? {
    guard let index = index(id: id) else { return nil }
    defer { requireIdentity(of: values[index], id) }
    return body(&values[index])
  }

  /// The ids that were there before and aren't any more. O(1) if none came, went or moved; else
  /// O(n).
  func removed(since before: [ID: Int]) -> [ID] {
    ids.positions == before ? [] : before.keys.filter { !ids.contains($0) }
  }
}
