// A store for views of another style shows each state of the store that it stands for. Only an
// action can put a state into a store. So this store has the actions of the views, and one more:
// the other store has changed.

import Chapter04Modern

/// What can happen to a store that stands for another one.
enum Mirrored<Action> {
  /// A view has sent this.
  case send(Action)
  /// The other store has changed by itself.
  case changed
  /// The other store is to be observed from now on.
  case observe
}

extension Mirrored: CasePathable {
  struct AllCasePaths: Sendable {
    var send: AnyCasePath<Mirrored, Action> {
      AnyCasePath(
        embed: { .send($0) },
        extract: { if case .send(let action) = $0 { action } else { nil } }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// The store that another one stands for.
final class Mirror<State, Action> {
  private let read: () -> State
  private let forward: (Action) -> Void
  private var sends = 0
  /// How often the store has changed.
  private(set) var changes = 0
  /// Called when the store has changed, and not because of `send`.
  var onChange: () -> Void = {}
  /// What keeps the observation.
  var observation: AnyObject?

  init(read: @escaping () -> State, send: @escaping (Action) -> Void) {
    (self.read, forward) = (read, send)
  }

  /// The state now.
  var state: State { read() }

  /// Sends an action to the store, and returns the state that it led to.
  func send(_ action: Action) -> State {
    sends += 1
    forward(action)
    sends -= 1
    return read()
  }

  /// Called by the observation.
  func hasChanged() {
    changes += 1
    if sends == 0 { onChange() }
  }
}
