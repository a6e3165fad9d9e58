// What does it cost to have a feature of one style in a store of the other, compared with a store
// of its own style? A send through an adapter does both stores' work, so the more expensive of the
// two is the measure. The goals: at most 2 times that for an action without an effect, and 1.5
// times for one with an effect.
//
// One row misses its goal. A feature of chapter 4 in chapter 3 whose effect is replaced by the next
// (`restart`, 4 in 3) takes a good 2 times as long. While such an effect is in flight it is in two
// tables: chapter 4's, by which its own ids find it, and chapter 3's, which knows whether something
// is in flight, and cancels it when the store goes. To begin and end it in both takes 1.75 times
// what it takes in the dearer one alone, and the rest is what connects the two. An effect that
// takes no time is in neither, and one of chapter 3 in chapter 4 is cheap to begin.

import Chapter03Effects
import Chapter04Modern
import Foundation
import Migration

private enum Action: CaseIterable, Sendable {
  case up
  /// Its effect sends `up`, at once.
  case upAgain
  /// Its effect runs until it is cancelled, which the next one does.
  case restart
}

private let reducer = Chapter03Effects.Reducer<Int, Action, Void> { count, action, _ in
  count += 1
  switch action {
  case .up: return .none
  case .upAgain: return Effect(value: .up)
  case .restart:
    return Effect.run { _ in AnyCancellable {} }.cancellable(id: 0, cancelInFlight: true)
  }
}

private struct Feature: Chapter04Modern.Reducer {
  func reduce(into state: inout Int, action: Action) -> Chapter04Modern.Effect<Action> {
    state += 1
    switch action {
    case .up: return .none
    case .upAgain: return .send(.up)
    case .restart:
      return .run { _ in
        // Ends when it is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
      .cancellable(id: 0, cancelInFlight: true)
    }
  }
}

@MainActor
struct MigrationBenchmark {
  private let rounds = 15

  func run() async {
    for action in Action.allCases {
      let sends = action == .restart ? 2_000 : 20_000
      var times = [[Double]](repeating: [], count: 4)
      for round in 0...rounds {
        for index in (0..<4).shuffled() {
          let send = store(index)
          let start = ContinuousClock.now
          for sent in 0..<sends {
            send(action)
            // An effect that was cancelled ends in a turn of its own.
            if action == .restart, sent.isMultiple(of: 100) { await Task.yield() }
          }
          if action == .restart { for _ in 0..<100 { await Task.yield() } }
          let time = (ContinuousClock.now - start) / .nanoseconds(sends)
          if round > 0 { times[index].append(time) }
        }
      }
      let medians = times.map { $0.sorted()[$0.count / 2] }
      let most = max(medians[0], medians[1])
      print(
        """
        \(action): chapter 3 \(text(medians[0])), chapter 4 \(text(medians[1]))
          3 in 4: \(text(medians[2])), \(ratio(medians[2] / most)) of the more expensive
          4 in 3: \(text(medians[3])), \(ratio(medians[3] / most)) of the more expensive
        """
      )
    }
  }

  /// Sends one action many times to one of the four stores, and nothing else: for a profiler. Run
  /// it by `valgrind --tool=callgrind` with 200 and with 1,200 sends: the difference, divided by
  /// 1,000, is how many instructions a send takes, however busy the machine is.
  func run(_ name: String, store index: Int, sends: Int) async {
    guard let action = Action.allCases.first(where: { "\($0)" == name }) else { return }
    let send = store(index)
    for sent in 0..<sends {
      send(action)
      if action == .restart, sent.isMultiple(of: 100) { await Task.yield() }
    }
    if action == .restart { for _ in 0..<100 { await Task.yield() } }
  }

  private func store(_ index: Int) -> (Action) -> Void {
    switch index {
    case 0: return environmentStore(reducer, ())
    case 1: return modernStore(Feature())
    case 2: return modernStore(Reduce(reducer, environment: ()))
    default: return environmentStore(.modern, ModernFeature { Feature() })
    }
  }

  private func environmentStore<Environment>(
    _ reducer: Chapter03Effects.Reducer<Int, Action, Environment>,
    _ environment: Environment
  ) -> (Action) -> Void {
    let viewStore = ViewStore(
      Chapter03Effects.Store(initialState: 0, reducer: reducer, environment: environment)
    )
    return viewStore.send
  }

  private func modernStore<R: Chapter04Modern.Reducer>(_ reducer: R) -> (Action) -> Void
  where R.State == Int, R.Action == Action {
    let store = Chapter04Modern.Store(initialState: 0) { reducer }
    return { store.send($0) }
  }

  private func text(_ nanoseconds: Double) -> String { "\(Int(nanoseconds)) ns" }

  private func ratio(_ ratio: Double) -> String { "\((ratio * 100).rounded() / 100)" }
}
