// Measurements that anyone can repeat. Machines differ and are noisy, so the works of a table are
// measured in turn, in one run.

import Foundation

@main
enum Benchmark {
  private static let usage = """
    Usage: swift run benchmark first
    Measures a fresh clone's way to its first verdict, stage by stage, in a clone of its own.

    Usage: swift run benchmark verdict [SAVES]
    Measures the time from a save to its verdict in a watching workbook, over SAVES saves, at least
    10, for the first exercise of each kind and each capstone.

    Usage: swift run -c release benchmark composition
    Measures a send through chapter 2's combine and pullback, nested 1 to 16 deep, against a switch
    written by hand on the same state.

    Usage: swift run -c release benchmark effects
    Measures a send to a store of chapter 3, with and without effects, against the switch alone.

    Usage: swift run -c release benchmark modern
    Measures sends, reads, effects and a test on chapter 4's library.

    `--record` at the end of `first`, `verdict` or `modern` writes the table into
    docs/reference/figures.md; let nothing else run meanwhile.

    """

  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor
  private static func run(_ words: [String]) async throws {
    let records = words.last == "--record"
    let words = records ? words.dropLast() : words
    let saves = words.count == 2 ? Int(words[1]) : 15
    let report: Report?
    switch words.first {
    case "first" where words.count == 1: report = try FirstBenchmark().run()
    case "verdict":
      guard words.count <= 2, let saves, saves >= 10 else { misuse() }
      report = try VerdictBenchmark(saves: saves).run()
    case "modern" where words.count == 1: report = await modern()
    case "composition" where words.count == 1 && !records:
      await composition()
      report = nil
    case "effects" where words.count == 1 && !records:
      await effects()
      report = nil
    default: misuse()
    }
    if records { try await report?.record() }
  }

  private static func misuse() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
}

/// What is measured.
typealias Work = @MainActor () async -> Void

/// The median time of each work, in nanoseconds, divided by `count`: in turn and in random
/// order, so that none is favoured.
@MainActor
func medians(_ count: Int, _ works: [Work]) async -> [Double] {
  let rounds = 15
  var times = works.map { _ in [Double]() }
  for round in 0...rounds {
    for index in works.indices.shuffled() {
      let duration = await ContinuousClock().measure { await works[index]() }
      // The first round warms up.
      if round > 0 { times[index].append(duration / .nanoseconds(1) / Double(count)) }
    }
  }
  return times.map { $0.sorted()[rounds / 2] }
}

/// Keeps the compiler from leaving out what makes the value.
@inline(never)
func blackHole<T>(_ value: T) {}

/// The same value, of which the compiler knows nothing any more: it would replace the whole loop of
/// a switch that it can see by its result.
@inline(never)
@_optimize(none)
func opaque<T>(_ value: T) -> T { value }
