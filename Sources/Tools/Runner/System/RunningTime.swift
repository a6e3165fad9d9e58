// How long a program has run, by a clock that stops when the program does: while a signal has
// stopped it, while others have the processor, while the lid is closed. An endless loop uses up its
// time on a busy machine as it does on an idle one, and a program that got no processor has used
// none.

struct RunningTime: Sendable {
  /// Between two looks at the processes.
  static let interval = Duration.milliseconds(100)

  private(set) var total = Duration.zero
  /// Whether it was waiting when last seen, and not for the machine.
  private(set) var isWaiting = false
  /// Whether a signal had stopped it when it was last seen, or what it waited for.
  private(set) var isStopped = false
  /// How much memory it held when last seen, in bytes.
  private(set) var memory = 0
  private var processorTime = Duration.zero

  /// Adds what a program and everything it started have done since the last call.
  ///
  /// - Parameters:
  ///   - elapsed: the time since then. If it is much longer than the interval, this process got no
  ///     processor either, and nobody knows what the program did meanwhile.
  ///   - isHeard: whether it wrote so much that it may have had to wait for its reader.
  mutating func advance(
    by elapsed: Duration,
    _ processes: [ProcessRecord],
    isHeard: Bool = false
  ) {
    // Less than before if a process has ended that nobody reaped.
    let used = max(.zero, processes.map(\.processorTime).reduce(.zero, +) - processorTime)
    processorTime += used
    let elapsed = min(elapsed, Self.interval * 2)
    memory = processes.map(\.memory).reduce(0, +)
    let states = processes.map(\.state)
    isStopped = states.contains(.stopped) && !states.contains(.runnable)
    isWaiting = !isHeard && !isStopped && !states.contains(.runnable)
    // Two threads that run at once don't make a program run twice as long.
    total += isWaiting ? elapsed : min(used, elapsed)
  }

  /// Adds the time from the last look to the program's end.
  mutating func end(after elapsed: Duration) {
    total += min(elapsed, Self.interval)
  }
}
