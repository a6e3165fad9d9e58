// Rules 24 and 24a: one value, seen and changed by several.

import Diagnostics
import Dispatch
import Foundation
import Testing

@testable import Chapter04Modern

@Suite(.timeLimit(.minutes(5))) struct SharedTests {
  struct User: Equatable, Identifiable, Sendable {
    var id = 1
    var name = "Blob"
  }

  // R4.24
  @Test("Two shared values with the same key are one, and the second's default isn't made")
  func sameKey() {
    do {
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 = 42 }
    }
    @Shared(.inMemory("count")) var count: Int = { fatalError("made") }()
    @SharedReader(.inMemory("count")) var reader = 0
    @Shared(.inMemory("other")) var other = 7
    #expect(count == 42)
    #expect(reader == 42)
    #expect(other == 7)
  }

  // R4.24
  @Test("Two types under one key are reported; the second isn't shared")
  @MainActor func twoTypes() async {
    @Shared(.inMemory("key")) var number = 1
    expect(
      await reported {
        @Shared(.inMemory("key")) var text = "a"
        $text.withLock { $0 += "b" }
        #expect(text == "ab")
      },
      at: #line - 4,
      "Two types are shared under the same key .inMemory(\"key\")",
      "Int",
      "String"
    )
    #expect(number == 1)
  }

  @Test("A value in memory that is required is found, even if nothing retains it")
  func required() async throws {
    do { @Shared(.inMemory("count")) var count = 7 }
    let count = try await Shared<Int>(require: .inMemory("count"))
    #expect(count.wrappedValue == 7)
    await #expect(throws: (any Error).self) {
      try await Shared<Int>(require: .inMemory("other"))
    }
  }

  @Test("A key with a default value needs none, and can be given another one")
  func defaultKey() {
    @Shared(.answer) var answer
    #expect(answer == 42)
    $answer.withLock { $0 = 1 }
    @Shared(.answer) var other = 7
    @SharedReader(.answer) var reader
    #expect(other == 1)
    #expect(reader == 1)
    @Shared(InMemoryKey<Int>.Default[.inMemory("replaced"), default: 42]) var replaced = 7
    #expect(replaced == 7)
  }

  @Test("Without a default, a value that isn't there is nil")
  func optionalKey() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    #expect(name == "Blob")
  }

  // R4.24
  @Test("A field of a shared value is shared, along any path")
  func fields() {
    @Shared(value: [User()]) var users
    @Shared var name: String
    _name = $users[0].name
    $name.withLock { $0 += ", Jr." }
    #expect(users[0].name == "Blob, Jr.")
    $users.withLock { $0[0].name = "Blob III" }
    #expect(name == "Blob III")
    @SharedReader var count: Int
    _count = $users.count
    #expect(count == 1)
    $users.withLock { $0.append(User(id: 2)) }
    #expect(count == 2)
  }

  @Test("The value in a shared optional is shared; when that becomes nil, the last one stays")
  func optional() throws {
    @Shared(value: nil) var wrapped: Int?
    #expect(Shared($wrapped) == nil)
    $wrapped.withLock { $0 = 1 }
    @Shared var number: Int
    _number = try #require(Shared($wrapped))
    $number.withLock { $0 += 1 }
    #expect(wrapped == 2)
    $wrapped.withLock { $0 = nil }
    #expect(number == 2)
    $number.withLock { $0 += 1 }
    #expect(number == 3)
    #expect(wrapped == nil)
    $wrapped.withLock { $0 = 9 }
    #expect(number == 9)
  }

  // R4.24
  @Test("An element of a shared list is found by its id, even if its type is inferred")
  func inferredElement() {
    struct Row { var user: Shared<User> }
    @Shared(value: [User(id: 1), User(id: 2)]) var users: IdentifiedArrayOf<User>
    let row: Row? = .init(user: $users[0])
    $users.withLock { $0.reverse() }
    #expect(row?.user.wrappedValue.id == 1)
  }

  @Test("The elements of a shared list are shared by their ids, wherever they are by then")
  func elements() {
    @Shared(value: [User(id: 1), User(id: 2)]) var users: IdentifiedArrayOf<User>
    let all = Array($users)
    $users.withLock { $0.reverse() }
    all[0].name.withLock { $0 = "first" }
    #expect(users.map(\.name) == ["Blob", "first"])
    $users.withLock { _ = $0.remove(id: 1) }
    all[0].name.withLock { $0 = "gone" }
    #expect(all[0].wrappedValue.name == "gone")
    #expect(users.map(\.name) == ["Blob"])
    #expect(Shared($users[id: 2])?.wrappedValue.name == "Blob")
  }

  @Test("A reader may be of a value that never changes")
  func constant() {
    let reader: SharedReader<Int> = .constant(7)
    #expect(reader.wrappedValue == 7)
    #expect(reader == SharedReader(value: 7))
  }

  @Test("Shared values are equal if their values are")
  func equality() {
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(Shared(value: 1) != Shared(value: 2))
    #expect(SharedReader(value: 1) == SharedReader(Shared(value: 1)))
  }

  @Test("A shared value says what it is and where it is kept; a failing test shows the value")
  func description() {
    @Shared(value: 0) var count
    @Shared(.inMemory("count")) var named = 0
    #expect("\($count)" == "Shared<Int>(value: 0)")
    #expect("\($named)" == #"Shared<Int>(.inMemory("count"))"#)
    #expect("\(SharedReader($named))" == #"SharedReader<Int>(.inMemory("count"))"#)
  }

  // R4.24a
  @Test("Changes from many threads are made one after another, and none is lost")
  func manyThreads() {
    @Shared(.inMemory("count")) var count = 0
    let shared = $count
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { shared.withLock { $0 += 1 } }
    }
    #expect(count == 4_000)
  }

  // R4.24a
  @Test("Reading doesn't wait for a change of the value, even from inside the change")
  func readingWhileChanging() async {
    @Shared(value: 0) var count
    let shared = $count
    shared.withLock { value in
      value = 1
      #expect(shared.wrappedValue == 0)
      let other = DispatchSemaphore(value: 0)
      let read = LockIsolated(-1)
      DispatchQueue.global().async {
        read.setValue(shared.wrappedValue)
        other.signal()
      }
      other.wait()
      #expect(read.value == 0)
    }
    #expect(count == 1)
  }

  @Test("A change from inside of a change of the same value is reported")
  @MainActor func nestedChange() async {
    let shared = Shared(value: 0)
    expect(
      await reported { shared.withLock { _ in shared.withLock { $0 = 1 } } },
      at: #line - 1,
      "\"withLock\" was called on Shared<Int>(value: 0) from inside"
    )
  }

  @Test("What a throwing change has done before it threw stays")
  func throwing() {
    struct Failure: Error {}
    @Shared(value: 0) var count
    #expect(throws: Failure.self) {
      try $count.withLock {
        $0 = 1
        throw Failure()
      }
    }
    #expect(count == 1)
  }

  @Test("A shared value that is read is observed, wherever it is changed")
  func observed() async {
    @Shared(value: User()) var user
    let changes = AsyncStream<Void>.makeStream()
    withObservationTracking {
      _ = user.name
    } onChange: {
      changes.continuation.finish()
    }
    let shared = $user
    await Task.detached { shared.withLock { $0.name = "Blob, Jr." } }.value
    for await _ in changes.stream {}
    #expect(user.name == "Blob, Jr.")
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var answer: Self { Self[.inMemory("answer"), default: 42] }
}
