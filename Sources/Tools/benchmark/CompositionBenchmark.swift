// What does it cost to put an app together by `combine` and `pullback`, compared with one reducer
// in which every step down is a `switch` written by hand? The features are this module's, the
// operators the library's, as it would be in an app: the compiler can't look through a `Reducer` it
// is handed.

import Chapter02Pullback
import Foundation

/// A feature with its reducer in both forms.
private protocol Feature {
  associatedtype State
  associatedtype Action
  static var initial: State { get }
  /// The action that has the longest way to go, and the state's number that it counts up.
  static var deepest: Action { get }
  static func count(in state: State) -> Int
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
  static func count(in state: Int) -> Int { state }

  static func byHand(_ count: inout Int, _ action: Action) {
    switch action {
    case .up: count += 1
    case .down: count -= 1
    }
  }

  static var composed: Reducer<Int, Action> { byHand }
}

/// A feature around another one, with some state and an action of its own.
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
  static func count(in state: State) -> Int { Inner.count(in: state.inner) }

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

struct CompositionBenchmark {
  private let rounds = 15
  private let sends = 50_000

  func run() {
    print("One action to the innermost feature, in ns; median of \(rounds) rounds in turn.\n")
    print("         the reducer alone             through Store.send")
    print("depth    switch  composed   ratio      switch  composed   ratio")
    measure(1, Around<Counter>.self)
    measure(2, Around2<Counter>.self)
    measure(4, Around4<Counter>.self)
    measure(8, Around8<Counter>.self)
    measure(16, Around16<Counter>.self)
  }

  private func measure<F: Feature>(_ depth: Int, _ feature: F.Type) {
    let action = F.deepest
    let reducers: [Reducer<F.State, F.Action>] = [F.byHand, F.composed]

    func called(_ reducer: @escaping Reducer<F.State, F.Action>) -> Double {
      var state = F.initial
      return nanoseconds {
        for _ in 1...sends { reducer(&state, action) }
        return F.count(in: state)
      }
    }
    func sent(_ reducer: @escaping Reducer<F.State, F.Action>) -> Double {
      let store = Store(value: F.initial, reducer: reducer)
      return nanoseconds {
        for _ in 1...sends { store.send(action) }
        return F.count(in: store.value)
      }
    }

    var columns: [[Double]] = [[], [], [], []]
    for round in 0...rounds {
      // By chance, so that neither has the better place, and the compiler can't know which one it
      // is: it would replace the whole loop of a switch that it can see by its result.
      for index in reducers.indices.shuffled() {
        let times = [called(reducers[index]), sent(reducers[index])]
        guard round > 0 else { continue }  // The first one warms up.
        columns[index].append(times[0])
        columns[2 + index].append(times[1])
      }
    }
    let medians = columns.map { $0.sorted()[rounds / 2] }
    print(
      String(
        format: "%5d  %8.1f  %8.1f  %6.1f    %8.1f  %8.1f  %6.1f",
        depth,
        medians[0],
        medians[1],
        medians[1] / medians[0],
        medians[2],
        medians[3],
        medians[3] / medians[2]
      )
    )
  }

  /// The time for each of the sends in `work`, which returns what they counted up to.
  private func nanoseconds(_ work: () -> Int) -> Double {
    let start = ContinuousClock.now
    let count = work()
    let duration = ContinuousClock.now - start
    precondition(count == sends, "not every action arrived")
    return duration / .nanoseconds(1) / Double(sends)
  }
}
