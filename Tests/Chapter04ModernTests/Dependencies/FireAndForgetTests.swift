import Chapter04Modern
import Testing

@Suite("Work that isn't awaited", .timeLimit(.minutes(5))) @MainActor
struct FireAndForgetTests {
  @Dependency(\.fireAndForget) var fireAndForget

  @Test("In a test it continues, and is awaited, when its caller is cancelled")
  func cancelled() async {
    let isDone = Locked(false)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await fireAndForget {
        try Task.checkCancellation()
        isDone.withLock { $0 = true }
      }
    }
    await task.value
    #expect(isDone.value)
  }

  @Test("In a test an error is reported where the work was begun")
  func throwing() async {
    struct Failure: Error {}
    let line = #line + 2
    let issues = await reported {
      await fireAndForget { throw Failure() }
      await fireAndForget { throw CancellationError() }
    }
    expect(issues, at: line, "threw an error", "Failure")
  }

  @Test("A test store's step waits for it")
  func settled() async {
    let log = Locked<[Int]>([])
    let fireAndForget = fireAndForget
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, number in
        .run { _ in
          await fireAndForget {
            for _ in 1...10 { await Task.yield() }
            log.withLock { $0.append(number) }
          }
        }
      }
    }
    for number in 1...20 {
      await store.send(number)
      #expect(log.value == Array(1...number))
    }
  }
}
