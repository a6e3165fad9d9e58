// What does it cost to put an app together with `combine` and `pullback`, compared with one reducer
// in which every step down is a `switch` written by hand? As in an app, the features are this
// module's and the operators the library's, so the compiler can't see through a `Reducer` that it
// is handed.

import Chapter02Pullback
import Foundation

/// A feature with its reducer in both forms.
private protocol Feature {
  associatedtype State
  associatedtype Action
  static var initial: State { get }
  /// The action that has the longest way to go.
  static var deepest: Action { get }
  static func byHand(_ state: inout State, _ action: Action)
  static var composed: Reducer<State, Action> { get }
}

private enum Counter: Feature {
  enum Action {
    case up
    case down
  }

  static var initial: Int { 0 }
  static var deepest: Action { .up }

  static func byHand(_ count: inout Int, _ action: Action) {
    switch action {
    case .up: count += 1
    case .down: count -= 1
    }
  }

  static var composed: Reducer<Int, Action> { byHand }
}

/// A feature around another one, with some state and an action of its own. Nothing reads the title:
/// it is there because a real state holds more than numbers, and takes longer to copy.
private enum Around<Inner: Feature>: Feature {
  struct State {
    var inner = Inner.initial
    var title = "A title"
    var visits = 0
  }

  enum Action {
    case inner(Inner.Action)
    case visited

    var inner: Inner.Action? {
      get {
        guard case .inner(let action) = self else { return nil }
        return action
      }
      set {
        guard case .inner = self, let newValue else { return }
        self = .inner(newValue)
      }
    }
  }

  static var initial: State { State() }
  static var deepest: Action { .inner(Inner.deepest) }

  static func byHand(_ state: inout State, _ action: Action) {
    switch action {
    case .inner(let action): Inner.byHand(&state.inner, action)
    case .visited: state.visits += 1
    }
  }

  static var composed: Reducer<State, Action> {
    combine(
      pullback(Inner.composed, value: \.inner, action: \.inner),
      { state, action in
        if case .visited = action { state.visits += 1 }
      }
    )
  }
}

private typealias Around2<Inner: Feature> = Around<Around<Inner>>
private typealias Around4<Inner: Feature> = Around2<Around2<Inner>>
private typealias Around8<Inner: Feature> = Around4<Around4<Inner>>
private typealias Around16<Inner: Feature> = Around8<Around8<Inner>>

@MainActor
func composition() async {
  print("One action to the innermost feature, in ns.\n")
  print("         the reducer alone      through Store.send")
  print("depth     by hand  composed      by hand  composed")
  await measure(1, Around<Counter>.self)
  await measure(2, Around2<Counter>.self)
  await measure(4, Around4<Counter>.self)
  await measure(8, Around8<Counter>.self)
  await measure(16, Around16<Counter>.self)
}

@MainActor
private func measure<F: Feature>(_ depth: Int, _: F.Type) async {
  let sends = 50_000
  let byHand: Reducer<F.State, F.Action> = { F.byHand(&$0, $1) }
  let reducers = [opaque(byHand), opaque(F.composed)]
  let calls = reducers.map { reducer -> Work in
    {
      var state = F.initial
      for _ in 1...sends { reducer(&state, F.deepest) }
      blackHole(state)
    }
  }
  let stores = reducers.map { Store(value: F.initial, reducer: $0) }
  let throughStores = stores.map { store -> Work in
    {
      for _ in 1...sends { store.send(F.deepest) }
    }
  }
  let times = await medians(sends, calls + throughStores)
  print("\(depth)".padding(toLength: 8, withPad: " ", startingAt: 0), terminator: "")
  print(String(format: "%9.0f %9.0f    %9.0f %9.0f", times[0], times[1], times[2], times[3]))
}
