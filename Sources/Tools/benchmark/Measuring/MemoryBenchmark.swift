// Does a store keep anything of what has ended? A million actions with effects show it.

import Foundation

/// What is sent is in the extensions, beside the features.
@MainActor
struct MemoryBenchmark {
  private let sends = 1_000_000

  func run(_ name: String, send: (_ number: Int) async -> Void) async {
    print("\(name)\n  actions   peak memory")
    for number in 1...sends {
      await send(number)
      guard number.isMultiple(of: sends / 10) else { continue }
      print(String(format: "%9d   %8.2f MB", number, peakMegabytes))
    }
  }

  /// The most memory that this process has had at any time, so it can't hide what was given back.
  private var peakMegabytes: Double {
    var usage = rusage()
    getrusage(0, &usage)  // RUSAGE_SELF, whose type differs between platforms.
    #if os(Linux)
      return Double(usage.ru_maxrss) / 1024
    #else
      return Double(usage.ru_maxrss) / 1024 / 1024
    #endif
  }
}
