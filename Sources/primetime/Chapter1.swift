// How chapter 1's PrimeTime starts: one reducer and one store.

import Chapter01Functions
import Chapter01PrimeTime

extension App {
  /// PrimeTime on functions: one reducer, one store.
  static func chapter1() -> App {
    let store = Store(value: AppState(), reducer: appReducer)
    return App(
      screen: { Chapter01PrimeTime.screen(store.value) },
      press: { key, now in
        if let action = action(forKey: key, in: store.value, at: now) { store.send(action) }
      },
      observe: { changed in store.observe { _ in changed() } }
    )
  }
}
