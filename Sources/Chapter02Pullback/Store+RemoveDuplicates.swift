// A view is notified of every action, even one that concerns another part of the state. The store
// can't know whether two values count as the same, nor whether it pays to compare them: values need
// not be `Equatable`, and comparing a long list can cost more than drawing it again.

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
  // snippet.removeDuplicates
  public func removeDuplicates(
    by isDuplicate: @escaping (Value, Value) -> Bool
  ) -> Store {
    Store(
      value: value,
      sendToParent: send,
      observeParent: { view in
        self.observe { [weak view] next in
          guard let view, !isDuplicate(view.value, next) else { return }
          view.receive(next)
        }
      }
    )
  }
  // snippet.end
}
