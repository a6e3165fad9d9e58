// Measurements that anyone can repeat. Machines differ and are noisy, so each prints a ratio of two
// things measured in turn, in one run.

import Foundation

@main
enum Benchmark {
  private static let usage = """
    `--record` at the end of `verdict`, `first` or `modern` writes the table into docs/reference/figures.md,
    which pages quote; let nothing else run meanwhile.

    Usage: swift run -c release benchmark verdict [SAVES] [swift-test]
    Measures the time from a save to its verdict in a watching workbook, over SAVES saves, at least
    10, for the first exercise of each kind and each capstone; with `swift-test`, for the very
    first also by `swift test --filter`.

    Usage: swift run benchmark first
    Measures a fresh clone's way to its first verdict, stage by stage, in clones of its own.

    Usage: swift run -c release benchmark composition
    Measures a send through combine and pullback, nested 1 to 16 deep, against a switch written by
    hand on the same state.

    Usage: swift run -c release benchmark effects
    Measures a send to a store of chapter 3, with and without effects, against the switch alone.

    Usage: swift run -c release benchmark memory
    Sends a million actions to chapter 3's store, and a million to chapter 4's, with effects that
    end, restart and are cancelled, and prints the memory.

    Usage: swift run -c release benchmark migration [ACTION STORE SENDS]
    Measures a send to a feature in a store of another chapter's style, against its own. With the
    words after it, only sends: `up`, `upAgain` or `restart`; 0 chapter 3, 1 chapter 4, 2 chapter 3
    in 4, 3 chapter 4 in 3.

    Usage: swift run -c release benchmark modern [PART]
    Measures chapter 4, or a part of it: heap, composition, scopes, lists, collections, navigation,
    observation, sharing, dependencies, effects.

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
    guard !records || [["first"], ["modern"], ["verdict"]].contains(words) else { misuse() }
    var report: Report?
    if words == ["first"] {
      report = try FirstBenchmark().run()
    } else if words == ["composition"] {
      CompositionBenchmark().run()
    } else if words == ["effects"] {
      EffectsBenchmark().run()
    } else if words == ["migration"] {
      await MigrationBenchmark().run()
    } else if words.first == "migration", words.count == 4, let index = Int(words[2]),
      (0..<4).contains(index), let sends = Int(words[3])
    {
      await MigrationBenchmark().run(words[1], store: index, sends: sends)
    } else if words == ["memory"] {
      let memory = MemoryBenchmark()
      await memory.chapter3()
      await memory.chapter4()
    } else if words == ["modern"] {
      report = await ModernBenchmark().run()
    } else if words.first == "modern", words.count == 2,
      ModernBenchmark.parts.contains(where: { $0.key == words[1] })
    {
      _ = await ModernBenchmark().run(words[1])
    } else if words.first == "verdict" {
      var options = words.dropFirst()
      let comparesWithSwiftTest = options.last == "swift-test"
      if comparesWithSwiftTest { options.removeLast() }
      guard options.count <= 1, let saves = Int(options.first ?? "15"), saves >= 10
      else { misuse() }
      report = try VerdictBenchmark(saves: saves, comparesWithSwiftTest: comparesWithSwiftTest)
        .run()
    } else {
      misuse()
    }
    if records { try report?.record() }
  }

  private static func misuse() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
}

/// Some durations in seconds.
struct Sample {
  private var seconds: [Double] = []

  mutating func add(_ duration: Duration) {
    seconds.append(duration / .seconds(1))
  }

  var median: Double {
    let sorted = seconds.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  var extremes: (fastest: Double, slowest: Double) {
    (seconds.min() ?? .nan, seconds.max() ?? .nan)
  }

  /// `0.21 s  (0.19 … 0.30)`: the median, and the extremes.
  var text: String {
    String(format: "%.2f s  (%.2f … %.2f)", median, extremes.fastest, extremes.slowest)
  }
}
