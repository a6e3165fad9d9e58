// How long a program has run, by a clock that stops with it: while it is stopped, while others have
// the processor, while the lid is closed. An endless loop uses up its time on a busy machine as on
// an idle one, and a program that got no processor has not used any.

struct RunningTime: Sendable {
  /// Between two looks at the processes.
  static let interval = Duration.milliseconds(100)

  private(set) var total = Duration.zero
  /// Whether it waited, and for nothing of the machine's, when it was last seen.
  private(set) var isWaiting = false
  /// In bytes, what it held when it was last seen.
  private(set) var memory = 0
  private var processorTime = Duration.zero

  /// Takes in what a program and all that it started did since the last call.
  ///
  /// - Parameters:
  ///   - elapsed: since then. If it is much more than the interval, this process got no processor
  ///     either, and nobody knows what the program did meanwhile.
  ///   - isHeard: whether it wrote so much that it may have had to wait until that was read.
  mutating func advance(
    by elapsed: Duration,
    _ processes: [ProcessRecord],
    isHeard: Bool = false
  ) {
    // Less than before where one has ended that nobody reaped.
    let used = max(.zero, processes.map(\.processorTime).reduce(.zero, +) - processorTime)
    processorTime += used
    let elapsed = min(elapsed, Self.interval * 2)
    memory = processes.map(\.memory).reduce(0, +)
    isWaiting = !isHeard && !processes.contains { [.runnable, .stopped].contains($0.state) }
    // Two threads at once don't make it run twice as long.
    total += isWaiting ? elapsed : min(used, elapsed)
  }

  /// Takes in its end, so long after the last look.
  mutating func end(after elapsed: Duration) {
    total += min(elapsed, Self.interval)
  }
}
