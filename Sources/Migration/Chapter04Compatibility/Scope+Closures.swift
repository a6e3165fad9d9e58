// Before a part of the state was named by key paths, it was found by closures.

import Chapter04Modern

extension Store {
  /// The store of a part, found by two closures.
  ///
  /// It is another store at each call, so a screen that asks for it each time it is drawn loses
  /// what it observes. Use `scope(state: \.part, action: \.part)` instead, which gives the same
  /// store each time: key paths can be compared, closures can't. Where a part is computed, give the
  /// state a computed property, and name that.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping @MainActor (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    part(state: toChildState, action: fromChildAction)
  }
}
