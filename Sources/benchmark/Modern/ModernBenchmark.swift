// What do chapter 4's store, its composition, its effects and its test store cost, compared with
// the least that could do the same? The features are this module's, the operators the library's, as
// in an app.

import Foundation

/// What is measured is in the extensions, each in its file.
@MainActor
struct ModernBenchmark {
  static let parts: KeyValuePairs<String, @MainActor (ModernBenchmark) async -> Void> = [
    "composition": { await $0.composition() },
    "scopes": { await $0.scopedStores() },
    "lists": { await $0.lists() },
    "navigation": { await $0.navigation() },
    "observation": { await $0.observation() },
    "sharing": { await $0.sharing() },
    "dependencies": { await $0.dependencies() },
    "effects": { await $0.effects() },
  ]

  let sends = 50_000
  private let rounds = 15

  /// Measures one part, or all.
  func run(_ part: String? = nil) async {
    print("Medians of \(rounds) rounds in turn, in ns.")
    for (name, measure) in Self.parts where part == nil || part == name { await measure(self) }
  }

  func line(_ name: String, _ time: Double, to base: Double? = nil, step: Double? = nil) {
    let name = name.padding(toLength: 38, withPad: " ", startingAt: 0)
    var text = String(format: "%7.1f", time)
    if let base { text += String(format: "   %11.2f", time / base) }
    if let step { text += String(format: "   %7.1f", step) }
    print(name + text)
  }

  /// The median time of each work, divided by `count`.
  func measure(_ count: Int, _ works: [@MainActor () async -> Void]) async -> [Double] {
    var times = works.map { _ in [Double]() }
    for round in 0...rounds {
      for index in works.indices.shuffled() {
        let start = ContinuousClock.now
        await works[index]()
        let duration = ContinuousClock.now - start
        // The first round warms up.
        if round > 0 { times[index].append(duration / .nanoseconds(1) / Double(count)) }
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }
}

/// Keeps the compiler from leaving out what makes the value.
@inline(never)
func blackHole<T>(_ value: T) {}
