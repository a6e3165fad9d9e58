extension Store {
  /// A store of a part of this one: it shows what `value` makes of each value, and sends what
  /// `action` makes of each action.
  ///
  ///     let counter = store.view(value: \.count, action: AppAction.counter)
  ///     counter.send(.incrementTapped)  // store.send(.counter(.incrementTapped))
  ///
  /// The two arrows point in opposite directions: values come down, so `value` reads the part out of
  /// the whole; actions go up, so `action` embeds the part's in the whole's. A view can have views.
  ///
  /// A view keeps its parent, so the view alone is enough to go on with. The parent doesn't keep the
  /// view: when the last one who uses it lets it go, it is gone, and the parent forgets it. A token
  /// doesn't keep it either, so whoever observes a view keeps both.
  ///
  /// Each action that the parent handles, whoever sent it, calls `value` once and tells the view's
  /// observers once, also if the part is the same as before: see `removeDuplicates(by:)`.
  ///
  /// A view is one of its parent's observers and takes its turn among them. An observer that came
  /// before it, and reads the view's value instead of what it was given, finds the one before.
  public func view<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    Store<LocalValue, LocalAction>(value: toLocalValue(value), reducer: { _, _ in })
  }
}
