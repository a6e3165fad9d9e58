// A field that a screen reads and writes, without an action of its own.

import Chapter04Modern

struct FormFeature: Reducer {
  struct State: Equatable {
    var name = ""
  }

  // snippet.bindingModern
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
  }
  // snippet.end
}
