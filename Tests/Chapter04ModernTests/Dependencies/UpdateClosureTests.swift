import Chapter04Modern
import Foundation
import IssueTesting
import Testing

@Suite("What an update closure reads", .timeLimit(.minutes(5)))
struct UpdateClosureTests {
  /// A key that counts how often its value is made.
  enum CountedKey: TestDependencyKey {
    static let made = Locked(0)
    static var testValue: LockIsolated<Int> {
      made.withLock { $0 += 1 }
      return LockIsolated(0)
    }
  }

  // R4.15
  @Test("Reading an @Dependency in it isn't reported; using what it read is, once")
  func readInUpdate() async {
    @Dependency(LiveOnly.self) var client
    withDependencies {
      $0.greeting = client.name
    } operation: {
      @Dependency(\.greeting) var greeting
      #expect(greeting == "live")
    }
    await withDependencies { values in
      await Task.yield()
      values.greeting = client.name
    } operation: {
    }
    expectReport("has no test implementation") {
      _ = client
    }
    _ = client
  }

  @Test("So does a test store's, a store's and transformDependency's") @MainActor
  func stores() async {
    @Dependency(LiveOnly.self) var client
    let issues = await reported {
      let reducer = Reduce<Int, Void> { _, _ in .none }
        .transformDependency(\.greeting) { $0 = client.name }
      Store(initialState: 0) {
        reducer
      } withDependencies: {
        $0.greeting = client.name
      }.send(())
      let store = TestStore(initialState: 0) {
        reducer
      } withDependencies: {
        $0.greeting = client.name
      }
      await store.send(())
    }
    #expect(issues == [])
  }

  @Test("A missing live value is made once, and reported when it is used")
  func madeOnce() {
    @Dependency(CountedKey.self) var counted
    withDependencies {
      $0.context = .live
    } operation: {
      withDependencies {
        $0.greeting = "\(counted.value)"
        $0[CountedKey.self].setValue(1)
        counted.setValue(2)
      } operation: {
        #expect(CountedKey.made.value == 1)
      }
      expectReport("has no live implementation") {
        #expect(counted.value == 2)
      }
      #expect(counted.value == 2)
    }
    #expect(CountedKey.made.value == 1)
  }
}
