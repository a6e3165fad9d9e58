// Who has read this field?
//
// Write the observation of a small store. `store[\.count]` reads a field, and the store reports the
// read to its registrar. After an action, it reports the changes of fields that have been read and
// whose values differ from before. An observer of another field isn't notified, even if the whole
// state was replaced. An observer that is notified sees the new state. An action compares each of
// these fields only once, even if it was read a hundred times. The registrar is called like this:
//
//     registrar.access(self, keyPath: \.[field])
//     registrar.withMutation(of: self, keyPath: \.[field]) {}
//
// kind: write
// lesson: Who has read what
// optional: Under the hood

import Observation

final class Store<State, Action>: Observable {
  private let reducer: (inout State, Action) -> Void
  private var state: State
  /// Notes each read and each change.
  private let registrar = ObservationRegistrar()
  // answer
  // starter: // Room for whatever else it has to know.
  /// For each field that was read: compares two states, and notifies.
  private var fields: [PartialKeyPath<State>: (Store, _ before: State) -> Void] = [:]
  // end answer

  init(initialState: State, reducer: @escaping (inout State, Action) -> Void) {
    state = initialState
    self.reducer = reducer
  }

  /// A field of the state.
  subscript<Value: Equatable>(field: KeyPath<State, Value>) -> Value {
    // answer
    // starter: return state[keyPath: field]  // Your code here.
    registrar.access(self, keyPath: \.[field])
    fields[field] = { store, before in
      if store.state[keyPath: field] != before[keyPath: field] {
        store.registrar.withMutation(of: store, keyPath: \.[field]) {}
      }
    }
    return state[keyPath: field]
    // end answer
  }

  func send(_ action: Action) {
    // answer
    // starter: reducer(&state, action)  // Your code here.
    let before = state
    reducer(&state, action)
    for notify in fields.values { notify(self, before) }
    // end answer
  }
}
