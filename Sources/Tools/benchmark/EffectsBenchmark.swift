// What does a store with effects cost, compared with calling a switch on the state? And does it
// keep anything of what has ended?

import Chapter03Effects
import Foundation

private enum Action: CaseIterable {
  case up
  /// Its effect sends `up`, at once.
  case upAgain
  /// Its effect runs until it is cancelled, which the next one does.
  case restart
  case cancel
}

// Not inlined: the compiler would replace a whole loop of it by its result.
@inline(never)
private func byHand(_ count: inout Int, _ action: Action) {
  switch action {
  case .up, .upAgain: count += 1
  case .restart, .cancel: count += 1
  }
}

/// The same switch, with effects.
private let reducer = Reducer<Int, Action, Void> { count, action, _ in
  byHand(&count, action)
  switch action {
  case .up: return .none
  case .upAgain: return Effect(value: .up)
  case .restart: return endless.cancellable(id: 0, cancelInFlight: true)
  case .cancel: return .cancel(id: 0)
  }
}

private var endless: Effect<Action, Never> {
  .run { _ in AnyCancellable {} }
}

struct EffectsBenchmark {
  private let rounds = 15
  private let sends = 20_000

  func run() {
    let cases: [(name: String, action: Action)] = [
      ("send", .up),
      ("send, a synchronous effect", .upAgain),
      ("send, cancel and restart", .restart),
    ]
    var switches: [Double] = []
    var times = [[Double]](repeating: [], count: cases.count)
    for round in 0...rounds {
      var order = Array(-1..<cases.count)
      order.shuffle()
      for index in order {
        let time = index < 0 ? called(byHand) : sent(cases[index].action)
        guard round > 0 else { continue }  // The first one warms up.
        if index < 0 { switches.append(time) } else { times[index].append(time) }
      }
    }
    let base = median(switches)
    print("For each send, in ns; median of \(rounds) rounds in turn, with the extremes.\n")
    print(row("the switch alone", switches, ratio: 1))
    for (one, times) in zip(cases, times) {
      print(row(one.name, times, ratio: median(times) / base))
    }
    print("\nA send with a synchronous effect reduces two actions.")
  }

  private func called(_ step: (inout Int, Action) -> Void) -> Double {
    var count = 0
    let actions = Action.allCases.shuffled()
    return nanoseconds {
      for index in 1...sends { step(&count, actions[index & 3]) }
      precondition(count == sends, "not every action arrived")
    }
  }

  private func sent(_ action: Action) -> Double {
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    let viewStore = ViewStore(store)
    let time = nanoseconds {
      for _ in 1...sends { viewStore.send(action) }
    }
    precondition(viewStore.state == (action == .upAgain ? 2 : 1) * sends)
    precondition(store.effectsInFlight == (action == .restart ? 2 : 0))
    return time
  }

  /// The time for each of the sends in `work`: that of this thread, so that a busy machine counts
  /// less.
  private func nanoseconds(_ work: () -> Void) -> Double {
    let start = threadTime
    work()
    return (threadTime - start) / Double(sends)
  }

  private var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private func median(_ times: [Double]) -> Double {
    times.sorted()[times.count / 2]
  }

  private func row(_ name: String, _ times: [Double], ratio: Double) -> String {
    name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + String(
        format: "%8.1f  (%.1f … %.1f)  ratio %.0f",
        median(times),
        times.min() ?? .nan,
        times.max() ?? .nan,
        ratio
      )
  }
}

extension MemoryBenchmark {
  func chapter3() async {
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    let viewStore = ViewStore(store)
    let actions: [Action] = [.up, .upAgain, .restart, .restart, .cancel]
    await run("Chapter 3") { viewStore.send(actions[$0 % actions.count]) }
    precondition(store.effectsInFlight == 0)
  }
}
