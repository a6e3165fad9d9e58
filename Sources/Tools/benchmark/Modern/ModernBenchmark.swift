// What do chapter 4's store, its composition, its effects and its test store cost, compared with
// the least that could do the same? The features are this module's, the operators the library's, as
// in an app.

import Foundation

/// What is measured is in the extensions, each in its file.
@MainActor
struct ModernBenchmark {
  static let parts: KeyValuePairs<String, @MainActor (ModernBenchmark) async -> Void> = [
    "heap": { $0.heap() },
    "composition": { await $0.composition() },
    "scopes": { await $0.scopedStores() },
    "lists": { await $0.lists() },
    "collections": { await $0.collections() },
    "navigation": { await $0.navigation() },
    "observation": { await $0.observation() },
    "sharing": { await $0.sharing() },
    "dependencies": { await $0.dependencies() },
    "effects": { await $0.effects() },
  ]

  let sends = 50_000
  private let rounds = 15

  let report = Report(
    "modern",
    columns: ["", "takes", "floor", "times the floor", "public library", "times ours"]
  )

  /// Measures one part, or all.
  func run(_ part: String? = nil) async -> Report {
    print("Medians of \(rounds) rounds in turn.")
    for (name, measure) in Self.parts where part == nil || part == name { await measure(self) }
    return report
  }

  func heading(_ title: String, floor: String? = nil) {
    let note = floor.map { " (floor: \($0))" } ?? ""
    print("\n\(title)\(note)")
    report.add(["**\(title)**\(note)"] + Array(repeating: "", count: 5))
  }

  /// Prints a figure beside the least that could do the same, and beside the public library's.
  func row(
    _ name: String,
    _ figure: Double,
    floor: Double? = nil,
    text: (Double) -> String = timeText
  ) {
    let theirs = publicLibrary[name]
    let cells = [
      text(figure), floor.map(text) ?? "",
      floor.map { String(format: "%.2f", figure / $0) } ?? "",
      theirs.map(text) ?? "",
      theirs.map { String(format: "%.3g", $0 / figure) } ?? "",
    ]
    report.add([name] + cells)
    let columns = cells.map { $0.padding(toLength: 17, withPad: " ", startingAt: 0) }
    print("  " + name.padding(toLength: 46, withPad: " ", startingAt: 0) + columns.joined())
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
