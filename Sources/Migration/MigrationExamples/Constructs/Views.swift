// How a screen reads and writes, in each style.

import Chapter02Pullback
import Chapter03Effects
import Chapter04Modern

struct Form: Equatable, Sendable {
  var name = ""
}

enum FormAction: Equatable, Sendable {
  case nameChanged(String)
}

// snippet.viewPullback
/// Draws now, and after each action until the token goes.
func show(
  _ store: Chapter02Pullback.Store<Form, FormAction>,
  draw: @escaping (String) -> Void
) -> ObservationToken {
  draw(store.value.name)
  return store.observe { form in draw(form.name) }
}
// snippet.end

// snippet.viewEnvironment
/// Draws now, and whenever the name has changed.
func show(
  _ store: Chapter03Effects.Store<Form, FormAction>,
  draw: @escaping (String) -> Void
) -> (ViewStore<String, FormAction>, AnyCancellable) {
  let viewStore = ViewStore(store.scope(state: \.name))
  return (viewStore, viewStore.observe(draw))
}
// snippet.end

// snippet.viewModern
/// Draws now, and whenever the name has changed.
@MainActor
func show(
  _ store: Chapter04Modern.Store<Form, FormAction>,
  draw: @escaping @MainActor @Sendable (String) -> Void
) -> ObserveToken {
  observe { draw(store.name) }
}
// snippet.end

// snippet.bindingEnvironment
func nameField(_ viewStore: ViewStore<Form, FormAction>) -> Chapter03Effects.Binding<String> {
  viewStore.binding(get: \.name, send: FormAction.nameChanged)
}
// snippet.end

struct FormFeature: Chapter04Modern.Reducer {
  struct State: Equatable {
    var name = ""
  }

  // snippet.bindingModern
  enum Action: BindableAction {
    case binding(Chapter04Modern.BindingAction<State>)
  }

  var body: some Chapter04Modern.Reducer<State, Action> {
    BindingReducer()
  }
  // snippet.end
}

// snippet.storePullback
@MainActor
func pullbackStore() -> Chapter02Pullback.Store<Desktop, DesktopAction> {
  Store(value: Desktop(), reducer: desktopFunction)
}
// snippet.end

// snippet.storeEnvironment
@MainActor
func environmentStore() -> Chapter03Effects.Store<Desktop, DesktopAction> {
  Store(initialState: Desktop(), reducer: desktopReducer, environment: ())
}
// snippet.end

// snippet.storeModern
@MainActor
func modernStore() -> Chapter04Modern.StoreOf<DesktopFeature> {
  Store(initialState: Desktop()) { DesktopFeature() }
}
// snippet.end
