import Chapter04Modern
import Testing

@Suite("A value behind a lock", .timeLimit(.minutes(5)))
struct LockIsolatedTests {
  @Test("A thousand tasks change one value, and no change is lost")
  func isolated() async {
    let locked = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 {
        group.addTask { locked.withValue { $0 += 1 } }
      }
    }
    #expect(locked.value == 1_000)
    locked.setValue(1)
    #expect(locked.value == 1)
    #expect(LockIsolated([1, 2]).count == 2)
  }

  @Test("What changes a value behind a lock may read it, as it was before")
  func readWhileChanging() {
    let locked = LockIsolated(1)
    locked.withValue {
      $0 = 2
      #expect(locked.value == 1)
    }
    #expect(locked.value == 2)
  }
}
