// How chapter 2's PrimeTime starts: one store for the app, or one for a feature by itself.

import Chapter02PrimeTime
import Chapter02Pullback

extension App {
  /// PrimeTime put together of features.
  static func chapter2() -> App {
    App(Store(value: AppState(), reducer: appReducer()), panel: appPanel)
  }

  /// Each feature on a store of its own, from a state in which there is something to do.
  static let chapter2Features: [String: Start] = [
    "counter": { App(Store(value: 0, reducer: counterReducer), panel: counterPanel) },
    "sheet": {
      App(
        Store(value: PrimeModalState(count: 7), reducer: primeModalReducer),
        panel: primeModalPanel
      )
    },
    "favorites": {
      App(Store(value: [2, 3, 5, 7], reducer: favoritePrimesReducer), panel: favoritePrimesPanel)
    },
  ]

  private init<Value, Action>(
    _ store: Store<Value, Action>,
    panel: @escaping (Value) -> Panel<Action>
  ) {
    self.init(
      screen: { panel(store.value).screen },
      press: { key, now in
        if let action = panel(store.value).action(forKey: key, at: now) { store.send(action) }
      },
      observe: { changed in store.observe { _ in changed() } }
    )
  }
}
