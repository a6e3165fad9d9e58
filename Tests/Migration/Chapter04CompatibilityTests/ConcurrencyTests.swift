import Chapter04Compatibility
import Testing

@Suite("Concurrency helpers", .timeLimit(.minutes(5)))
struct ConcurrencyTests {
  @Test("A finished stream has no elements, and ends, with its error")
  func finished() async throws {
    struct Failure: Error {}
    for await _ in AsyncStream<Int>.finished { Issue.record("no element") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() { Issue.record("no element") }
    await #expect(throws: Failure.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test("What never ends does when its task is cancelled")
  func never() async {
    let stream = Task { for await _ in AsyncStream<Int>.never {} }
    let throwing = Task { for try await _ in AsyncThrowingStream<Int, any Error>.never {} }
    let nothing = Task { try await Task.never() }
    let value = Task { try await Task<Int, Never>.never() }
    stream.cancel()
    throwing.cancel()
    nothing.cancel()
    value.cancel()
    await stream.value
    await #expect(throws: Never.self) { try await throwing.value }
    await #expect(throws: CancellationError.self) { try await nothing.value }
    await #expect(throws: CancellationError.self) { try await value.value }
  }

  @Test("An erased sequence has the same elements; an error ends it, or is thrown")
  func erased() async {
    struct Failure: Error {}
    func source() -> AsyncThrowingStream<Int, any Error> {
      AsyncThrowingStream {
        $0.yield(1)
        $0.yield(2)
        $0.finish(throwing: Failure())
      }
    }
    var elements: [Int] = []
    for await element in source().map({ $0 * 10 }).eraseToStream() { elements.append(element) }
    #expect(elements == [10, 20])
    await #expect(throws: Failure.self) {
      for try await element in source().eraseToThrowingStream() { elements.append(element) }
    }
    #expect(elements == [10, 20, 1, 2])
  }

  @Test("A task that waits for another one's value cancels that by being cancelled")
  func cancellableValue() async {
    let inner = Task { try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await inner.value }
    _ = await outer.result
    #expect(await Task { 3 }.cancellableValue == 3)
  }

  @Test("A thousand tasks change one value of an actor, and no change is lost")
  func isolated() async {
    let actor = ActorIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 {
        group.addTask { await actor.withValue { $0 += 1 } }
      }
    }
    #expect(await actor.value == 1_000)
    await actor.setValue(1)
    #expect(await actor.value == 1)
  }

  @Test("An unchecked value goes anywhere")
  func unchecked() async {
    final class Counter { var count = 0 }
    let counter = UncheckedSendable(Counter())
    await Task.detached { counter.value.count = 1 }.value
    #expect(counter.count == 1)
  }

  @Test(
    "An unchecked value has the value's members, can be a property's, and is a sequence as it is"
  )
  func uncheckedMembers() async {
    struct Point: Equatable { var x = 1 }
    struct Holder: Sendable {
      @UncheckedSendable var point = Point()
    }
    var holder = Holder()
    holder.point.x = 2
    holder.$point.x += 1
    #expect(holder.point == Point(x: 3))
    #expect(holder.$point.wrappedValue.x == 3)
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1)]) == [UncheckedSendable(1)])
    let stream = AsyncStream<Int> {
      $0.yield(1)
      $0.finish()
    }
    var elements: [Int] = []
    for await element in UncheckedSendable(stream) { elements.append(element) }
    #expect(elements == [1])
  }

  @Test("megaYield lets a task that is ready run")
  func megaYield() async {
    let ran = ActorIsolated(false)
    let task = Task { await ran.setValue(true) }
    await Task.megaYield()
    await Task.megaYield(count: 1)
    await task.value
    #expect(await ran.value)
  }

  @Test("A hidden hashable value is equal to its like, whatever hides it")
  func anyHashableSendable() {
    let one = AnyHashableSendable(1)
    #expect(Set([one, AnyHashableSendable(1), AnyHashableSendable(one)]) == [one])
    #expect(one != AnyHashableSendable("1"))
    #expect(one.base as? Int == 1)
    #expect(AnyHashableSendable(one).base as? Int == 1)
  }

  @Test("The switch for the main serial executor remembers what it was set to")
  func mainSerialExecutor() {
    #expect(!uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = true
    #expect(uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = false
  }
}
