// What the apps on this chapter's library have in common: the chapter's own history is around the
// reducer, so that `<` and `>` undo and redo. Chapters 1 and 2 have the same file, because one app
// is compiled without the other chapter.

import Chapter01Functions
import Foundation

extension App {
  /// A feature on a store of its own.
  ///
  /// - Parameters:
  ///   - screen: The lines for a state.
  ///   - action: What a key means in a state; nil for nothing.
  init<State, Action>(
    _ store: Store<History<State>, HistoryAction<Action>>,
    screen: @escaping (State) -> [String],
    action: @escaping (_ key: Character, _ state: State, _ now: Date) -> Action?
  ) {
    self.init(
      screen: { screen(store.value.present) },
      press: { key, now in
        if let action = action(key, store.value.present, now) { store.send(.record(action)) }
      },
      observe: { changed in store.observe { _ in changed() } },
      travel: { step in store.send(step == .back ? .undo : .redo) }
    )
  }
}
