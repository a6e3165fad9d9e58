// Effects that end, restart and are cancelled, a million times, and what a store is made of.

import Chapter04Modern
import Foundation

extension MemoryBenchmark {
  func chapter4() async {
    let store = Store(initialState: 0) { Restarting() }
    let actions: [Restarting.Action] = [.up, .upAgain, .restart, .restart, .cancel]
    var restarted: StoreTask?
    await run("Chapter 4") { number in
      let action = actions[number % actions.count]
      let task = store.send(action)
      switch action {
      case .restart: restarted = task
      // To end, what was cancelled needs the main actor.
      case .cancel: await restarted?.finish()
      case .up, .upAgain: break
      }
    }
    stores()
  }

  /// What a store takes, besides the state.
  private func stores() {
    let count = 100_000
    printHeading("Chapter 4's stores, in bytes")
    kept(count, as: "heap of a store") { _ in
      Store(initialState: ModernBenchmark.Counter.initial) { ModernBenchmark.Counter() }
    }
    let wholes = (0..<count).map { _ in
      Store(initialState: ModernBenchmark.Wrap1.initial) { ModernBenchmark.Wrap1() }
    }
    kept(count, as: "heap of a store of a part") {
      wholes[$0].scope(state: \.inner, action: \.inner)
    }
    let list = Store(initialState: Rows.State(count: count)) { Rows() }
    let rows = list.scope(state: \.rows, action: \.rows)
    kept(count, as: "heap of a store of a row") { rows[$0] }
  }

  private func kept<Object>(_ count: Int, as name: String, _ make: (Int) -> Object) {
    let filling = fillGaps()
    var objects: [Object] = []
    objects.reserveCapacity(count)
    let before = heap
    for number in 0..<count { objects.append(make(number)) }
    printRow(name, Double(heap - before) / Double(count))
    withExtendedLifetime((objects, filling)) {}
  }

  /// Uses up what was allocated and given back before, until new memory is needed.
  private func fillGaps() -> [[UInt8]] {
    var filling: [[UInt8]] = []
    let before = heap
    while heap < before + 4_000_000 {
      for _ in 0..<100 {
        for size in stride(from: 8, to: 512, by: 16) {
          filling.append(Array(repeating: 0, count: size))
        }
      }
    }
    return filling
  }

  /// How many bytes are in use now. On Linux in whole pages, so it takes many objects to see one.
  private var heap: Int {
    #if os(Linux)
      let sizes = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let residentPages = sizes?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return (residentPages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    #else
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    #endif
  }
}

private struct Restarting: Reducer {
  enum Action {
    case up
    /// Its effect sends `up`, at once.
    case upAgain
    /// Its effect runs until it is cancelled, which the next one does.
    case restart
    case cancel
  }

  func reduce(into count: inout Int, action: Action) -> Effect<Action> {
    count += 1
    switch action {
    case .up: return .none
    case .upAgain: return .send(.up)
    case .restart:
      return .run { _ in try await TestClock().sleep(for: .seconds(1)) }.cancellable(
        id: 0,
        cancelInFlight: true
      )
    case .cancel: return .cancel(id: 0)
    }
  }
}
