// What a store takes of the memory.

import Chapter04Modern
import Foundation

extension ModernBenchmark {
  /// What a store takes, besides the state.
  func heap() {
    let count = 100_000
    heading("The memory of a store")
    kept(count, as: "heap of a store") { _ in
      Store(initialState: Counter.initial) { Counter() }
    }
    let wholes = (0..<count).map { _ in
      Store(initialState: Wrap1.initial) { Wrap1() }
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
    let before = allocated
    for number in 0..<count { objects.append(make(number)) }
    row(name, Double(allocated - before) / Double(count), text: bytesText)
    withExtendedLifetime((objects, filling)) {}
  }

  /// Uses up what was allocated and given back before, until new memory is needed.
  private func fillGaps() -> [[UInt8]] {
    var filling: [[UInt8]] = []
    let before = allocated
    while allocated < before + 4_000_000 {
      for _ in 0..<100 {
        for size in stride(from: 8, to: 512, by: 16) {
          filling.append(Array(repeating: 0, count: size))
        }
      }
    }
    return filling
  }

  /// How many bytes are in use now. On Linux in whole pages, so it takes many objects to see one.
  private var allocated: Int {
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
