// No lock of a shared value is held while other code runs. Each test would wait forever if one was,
// so the threads it starts are given up after a while.

import Diagnostics
import Dispatch
import Foundation
import Testing

@testable import Chapter04Core
@testable import Chapter04Modern

/// Runs the operation on a thread of its own, with the caller's dependencies and shared values, and
/// waits for it.
///
/// - Returns: False if it didn't end in time.
@discardableResult
func onAnotherThread(_ operation: @escaping @Sendable () -> Void) -> Bool {
  let isDone = DispatchSemaphore(value: 0)
  startOnAnotherThread {
    operation()
    isDone.signal()
  }
  return isDone.wait(timeout: .now() + 20) == .success
}

private func startOnAnotherThread(_ operation: @escaping @Sendable () -> Void) {
  // A thread of its own belongs to no test, and wouldn't find this one's tables.
  var values = DependencyValues._current
  values[SharedReferencesKey.self] = SharedReferences.current
  values.defaultInMemoryStorage = values.defaultInMemoryStorage
  Thread.detachNewThread { [values] in
    DependencyValues.$_current.withValue(values, operation: operation)
  }
}

/// A client made from a shared value. Its creation calls a closure first.
private struct HookedClient: TestDependencyKey {
  struct Hook: TestDependencyKey {
    var call: @Sendable () -> Void
    static var testValue: Self { Self {} }
  }

  var number: Int
  static var testValue: Self {
    @Dependency(Hook.self) var hook
    hook.call()
    @Shared(.inMemory("number")) var number = 5
    return Self(number: number)
  }
}

@Suite(.timeLimit(.minutes(5))) struct SharedLocksTests {
  /// A key whose `load` and `save` call a closure.
  struct CallingKey: EmptyKey {
    let id: Int
    var onLoad: @Sendable () -> Void = {}
    var onSave: @Sendable () -> Void = {}

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      onLoad()
      continuation.resumeReturningInitialValue()
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      onSave()
      continuation.resume()
    }
  }

  @Test("Two keys in the user's defaults can be written at the same time")
  func twoKeysInDefaults() async {
    @Shared(.appStorage("a")) var a = 0
    @Shared(.appStorage("b")) var b = 0
    let (first, second, isDone) = ($a, $b, DispatchGroup())
    for shared in [first, second] {
      isDone.enter()
      Thread.detachNewThread {
        for number in 1...1_000 { shared.withLock { $0 = number } }
        isDone.leave()
      }
    }
    #expect(await Task.detached { isDone.wait(timeout: .now() + 20) == .success }.value)
    @Dependency(\.defaultAppStorage) var store
    #expect(a == 1_000)
    #expect(b == 1_000)
    #expect(store.object(forKey: "a") as? Int == 1_000)
    #expect(store.object(forKey: "b") as? Int == 1_000)
  }

  @Test("A first value may come from a dependency that uses the same shared value")
  func firstValueFromDependency() {
    let (isEvaluating, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    withDependencies {
      $0[HookedClient.Hook.self] = HookedClient.Hook {
        startOnAnotherThread {
          @Shared(.inMemory("number")) var number = {
            isEvaluating.signal()
            @Dependency(HookedClient.self) var client
            return client.number
          }()
          #expect(number == 5)
          isDone.signal()
        }
        isEvaluating.wait()
      }
    } operation: {
      let isEnded = onAnotherThread {
        @Dependency(HookedClient.self) var client
        #expect(client.number == 5)
      }
      #expect(isEnded)
    }
    #expect(isDone.wait(timeout: .now() + 20) == .success)
  }

  @Test("While a first value is evaluated, other threads can use the same key")
  func firstValue() {
    @Shared(.inMemory("number")) var number = {
      #expect(onAnotherThread { _ = Shared(wrappedValue: 2, .inMemory("number")) })
      return 1
    }()
    @Shared(.inMemory("number")) var again = 3
    #expect(again == number)
  }

  @Test("While a key loads, other threads can use the same key")
  func load() {
    let isFirst = LockIsolated(true)
    @Shared(
      CallingKey(id: 1) {
        guard
          isFirst.withValue({ isFirst in
            defer { isFirst = false }
            return isFirst
          })
        else { return }
        #expect(onAnotherThread { _ = Shared(wrappedValue: 2, CallingKey(id: 1)) })
      }
    ) var number = 1
    #expect(number == 1)
  }

  @Test("While a key saves, other threads can change the value, and its saves keep their order")
  func save() {
    let (saved, shared) = (LockIsolated(0), LockIsolated<Shared<Int>?>(nil))
    shared.setValue(
      Shared(
        wrappedValue: 0,
        CallingKey(
          id: 1,
          onSave: {
            guard
              saved.withValue({
                $0 += 1
                return $0
              }) == 1, let shared = shared.value
            else { return }
            #expect(onAnotherThread { shared.withLock { $0 += 1 } })
            #expect(shared.wrappedValue == 2)
            #expect(saved.value == 1)
          }
        )
      )
    )
    shared.value?.withLock { $0 += 1 }
    #expect(saved.value == 2)
    shared.setValue(nil)
  }

  @Test("A value's encode may use another shared value, from which others use this one")
  func encode() {
    @Shared(.inMemory("other")) var other = 0
    let (otherValue, isEnded) = ($other, LockIsolated(true))
    let shared = LockIsolated<Shared<Int>?>(nil)
    shared.setValue(
      Shared(
        wrappedValue: 0,
        .fileStorage(
          URL(fileURLWithPath: "/number"),
          decode: { @Sendable _ in 0 },
          encode: { @Sendable number in
            guard let shared = shared.value, number == 1 else { return Data() }
            isEnded.setValue(
              onAnotherThread {
                shared.withLock { $0 += 1 }
                otherValue.withLock { $0 += 1 }
              }
            )
            return Data()
          }
        )
      )
    )
    shared.value?.withLock { $0 = 1 }
    #expect(isEnded.value)
    #expect(shared.value?.wrappedValue == 2)
    #expect(other == 1)
    shared.setValue(nil)
  }

  /// A value whose `deinit` reads the shared value that it was in.
  final class Reading: Sendable {
    let onEnd: @Sendable () -> Void
    init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test("A released value may read the shared value that it was in")
  func release() {
    let (shared, isRead) = (LockIsolated<Shared<Reading>?>(nil), LockIsolated(false))
    shared.setValue(
      Shared(value: Reading { isRead.setValue(onAnotherThread { _ = shared.value?.wrappedValue }) })
    )
    let value = shared.value
    shared.setValue(nil)
    shared.setValue(value)
    value?.withLock { $0 = Reading {} }
    #expect(isRead.value)
    shared.setValue(nil)
  }

  @Test("A value that a step no longer expects may read what the step expects")
  func releaseExpected() {
    let (shared, isRead) = (Shared(value: Reading {}), LockIsolated(false))
    let expected = SharedExpectation()
    expected.here {
      shared.withLock {
        $0 = Reading {
          isRead.setValue(onAnotherThread { expected.here { _ = shared.wrappedValue } })
        }
      }
      shared.withLock { $0 = Reading {} }
    }
    #expect(isRead.value)
  }

  @Test("A missing dependency is reported without a lock: what matches the issue may read it")
  func report() {
    @Dependency(\.liveOnly) var liveOnly
    withKnownIssue {
      _ = liveOnly
    } matching: { _ in
      @Dependency(\.liveOnly) var liveOnly
      let value = DependencyValues._current
      return onAnotherThread {
        DependencyValues.$_current.withValue(value) {
          _ = reportedIssues { _ = liveOnly }
        }
      }
    }
  }

  struct Row: Identifiable, Equatable, Sendable {
    var id: Int
  }

  @Test("A loop over a shared list goes on while another thread changes the list")
  func loop() {
    let rows = Shared(value: IdentifiedArrayOf<Row>(uniqueElements: (0..<100).map { Row(id: $0) }))
    let isDone = LockIsolated(false)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while !isDone.value {
        rows.withLock { $0 = [] }
        rows.withLock { $0 = IdentifiedArray(uniqueElements: (0..<100).map { Row(id: $0) }) }
      }
      done.signal()
    }
    for _ in 0..<200 {
      for row in rows { _ = row.wrappedValue }
      #expect([0, 100].contains(Array(rows).count))
    }
    isDone.setValue(true)
    done.wait()
  }
}
