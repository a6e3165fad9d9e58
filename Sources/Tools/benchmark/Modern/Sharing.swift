// A value that several features share, read and written. The least that does the same is a variable
// behind a lock.

import Chapter04Modern
import Foundation

extension ModernBenchmark {
  func sharing() async {
    @Shared(.inMemory("benchmark")) var count = 0
    let (lock, plain) = (NSLock(), Plain())
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { blackHole(lock.withLock { plain.count }) } },
        { for _ in 0..<sends { blackHole(count) } },
        { for _ in 0..<sends { $count.withLock { $0 += 1 } } },
      ]
    )
    heading("A shared value", floor: "a lock")
    row("a shared value, read", times[1], floor: times[0])
    row("a shared value, changed", times[2], floor: times[0])
  }
}

private final class Plain {
  var count = 0
}
