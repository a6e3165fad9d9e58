// How chapter 1's PrimeTime starts: one reducer and one store, and the chapter's own history around
// the reducer, so that `<` and `>` undo and redo.

import Chapter01Functions
import Chapter01PrimeTime

// A reducer of chapter 1 is a plain function, so the next chapter's function around it fits.
import func Chapter02Pullback.logging

extension App {
  /// PrimeTime on functions: one reducer, one store.
  static func chapter1(_ log: Log) -> App {
    let reducer = logging(appReducer, isEnabled: log.isOn, printer: log.add)
    let user = AppState.User(id: World.user.id, name: World.user.name, bio: World.user.bio)
    let store = Store(
      value: History(AppState(user: user)),
      reducer: withHistory(limit: 1_000, reducer)
    )
    return App(
      screen: { Chapter01PrimeTime.screen(store.value.present) },
      press: { key, now in
        if let action = action(forKey: key, in: store.value.present, at: now) {
          store.send(.record(action))
        }
      },
      observe: { changed in store.observe { _ in changed() } },
      travel: { step in store.send(step == .back ? .undo : .redo) }
    )
  }
}
