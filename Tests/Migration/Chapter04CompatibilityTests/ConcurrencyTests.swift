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
    let ran = LockIsolated(false)
    let task = Task { ran.setValue(true) }
    await Task.megaYield()
    await Task.megaYield(count: 1)
    await task.value
    #expect(ran.value)
  }
}
