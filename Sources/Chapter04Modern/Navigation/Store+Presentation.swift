// A screen shows a sheet with an optional, and sets the optional to nil when the user swipes the
// sheet away. Setting the state itself would bypass the reducer.

extension Store {
  /// The store of a presented child; nil while there is none. Setting it to nil sends `dismiss`,
  /// once, and not if the child has already been removed.
  ///
  ///     store[state: \.destination, action: \.destination]?.send(.saveTapped)
  ///     store[state: \.destination, action: \.destination] = nil
  ///
  /// Setting it to a store does nothing: the reducer decides what is presented.
  public subscript<ChildState, ChildAction>(
    state state: KeyPath<State, ChildState?>,
    action action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    get { scope(state: state, action: action.appending(path: \.presented)) }
    set {
      guard newValue == nil, withState({ $0[keyPath: state] }) != nil else { return }
      send(AnyCasePath(action).embed(.dismiss))
    }
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Bindable {
    /// A binding by which a screen presents:
    /// `.sheet(item: $store.scope(state: \.edit, action: \.edit)) { … }`.
    @MainActor
    public func scope<State, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      self[dynamicMember: \.[state: state, action: action]]
    }
  }
#endif
