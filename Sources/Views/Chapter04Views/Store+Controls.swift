// What a control can set, where a store can't be set. There is nothing of SwiftUI in here, so it is
// tested like everything else; the views only form key paths to it.

import Chapter04Modern

extension Store {
  /// A field that is changed by an action of its own: to set it sends the action.
  ///
  ///     TabView(selection: $store[\.screen, sends: \.screenSelected])
  public subscript<Value>(
    field: KeyPath<State, Value>,
    sends action: CaseKeyPath<Action, Value>
  ) -> Value {
    get { self[dynamicMember: field] }
    set { send(AnyCasePath(action).embed(newValue)) }
  }

  /// The ids of a stack, from the bottom to the top. Set to fewer it pops what is missing; nothing
  /// can be pushed this way, since an id alone says nothing of the state that would go with it.
  ///
  ///     NavigationStack(path: $store[ids: \.path, action: \.path])
  public subscript<ElementState, ElementAction>(
    ids stack: KeyPath<State, StackState<ElementState>>,
    action action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> [StackElementID] {
    get { Array(self[dynamicMember: stack.appending(path: \.ids)]) }
    set {
      let ids = withState { Array($0[keyPath: stack].ids) }
      let kept = zip(ids, newValue).prefix { $0 == $1 }.count
      guard kept == newValue.count, kept < ids.count else { return }
      send(AnyCasePath(action).embed(.popFrom(id: ids[kept])))
    }
  }
}
