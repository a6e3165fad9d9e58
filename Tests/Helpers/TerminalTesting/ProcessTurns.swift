// Tests of whole programs wait for them on threads, and start compilers. All at once, they would
// take the threads and the processors from every other test in the run, which then looks as if it
// hung. So only as many run at a time as there are processors, on threads of their own.

import Foundation

public enum ProcessTurns {
  /// Waits for a turn, then runs a test's body where it may block its thread.
  public static func perform(_ body: @Sendable () async throws -> Void) async throws {
    await turns.enter()
    do {
      try await withTaskExecutorPreference(threads, operation: body)
    } catch {
      await turns.leave()
      throw error
    }
    await turns.leave()
  }

  private static let width = max(2, ProcessInfo.processInfo.activeProcessorCount)
  private static let turns = Turns(free: width)
  private static let threads = BlockingThreads(count: width)
}

private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(free: Int) {
    self.free = free
  }

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

/// Threads that nothing else waits for, unlike those that all tasks share.
private final class BlockingThreads: TaskExecutor, @unchecked Sendable {
  // Behind the condition's lock.
  private var jobs: [UnownedJob] = []
  private let condition = NSCondition()

  init(count: Int) {
    for _ in 0..<count { Thread { self.run() }.start() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func run() -> Never {
    while true {
      condition.lock()
      while jobs.isEmpty { condition.wait() }
      let job = jobs.removeFirst()
      condition.unlock()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
