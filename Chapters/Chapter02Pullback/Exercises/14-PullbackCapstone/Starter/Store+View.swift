extension Store {
  /// A store of a part of this one: it has what `value` makes of each of this store's values, and
  /// sends what `action` makes of each of its own actions.
  ///
  ///     let counter = store.view(value: \.count, action: AppAction.counter)
  ///     counter.send(.incrementTapped)  // store.send(.counter(.incrementTapped))
  ///
  /// The two arrows point in opposite directions: values come down, so `value` reads the part out
  /// of the whole; actions go up, so `action` embeds the part's in the whole's. A view can have
  /// views.
  ///
  /// A view keeps its parent, so the view alone is enough to go on with. The parent doesn't keep
  /// the view: when nobody else has the view, it is freed, and its observation ends. A token
  /// doesn't keep it either, so an observer of a view must keep both.
  ///
  /// Each action that the parent handles, no matter who sent it, calls `value` once and notifies
  /// the view's observers once, even if the part is the same as before: see
  /// `removeDuplicates(by:)`.
  ///
  /// A view is one of its parent's observers and takes its turn among them. An earlier observer
  /// that reads the view's value, instead of the value that it was given, gets the old one.
  public func view<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    Store<LocalValue, LocalAction>(value: toLocalValue(value), reducer: { _, _ in })
  }
}
