// A screen for optional state comes and goes. Presented by hand, it is presented again at every
// change of the state, or stays open when the state has gone.

extension Store {
  /// Calls `present` with a store of the state when there is some, and `dismiss` when there is
  /// none: now, and then each time that one becomes the other, until what is returned is cancelled
  /// or dropped.
  ///
  ///     store.scope(state: \.sheet, action: AppAction.sheet)
  ///       .ifLet(then: { sheet in show(sheet) }, else: { close() })
  ///       .store(in: &observations)
  ///
  /// The observation keeps this store, so a store that was scoped just for it goes on. When the
  /// state goes, the store given to `present` keeps showing the last one.
  public func ifLet<Wrapped>(
    then present: @escaping (Store<Wrapped, Action>) -> Void,
    else dismiss: @escaping () -> Void = {}
  ) -> AnyCancellable where State == Wrapped? {
    AnyCancellable {}  // Your code here.
  }
}
