import Chapter04Compatibility
import Chapter04TestSupport
import Foundation
import Testing

private struct Client: TestDependencyKey, Equatable {
  static let testValue = Self(name: "test")
  static let mock = Self(name: "mock")
  var name: String
}

private enum ReportingKey: TestDependencyKey {
  static var testValue: Int { unimplemented("reporting", placeholder: 0) }
}

extension DependencyValues {
  fileprivate var reporting: Int {
    get { self[ReportingKey.self] }
    set { self[ReportingKey.self] = newValue }
  }
}

@Suite(
  "Traits for dependencies",
  .timeLimit(.minutes(5)),
  .dependency(\.date, .constant(Date(timeIntervalSince1970: 0)))
)
struct DependencyTraitTests {
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(Client.self) private var client

  @Test("A test has what its suite overrides")
  func suite() {
    #expect(now == Date(timeIntervalSince1970: 0))
    #expect(client == .testValue)
  }

  @Test(
    "A test overrides its suite, by key path, by type and by a closure",
    .dependency(\.date, .constant(Date(timeIntervalSince1970: 1))),
    .dependency(Client.mock),
    .dependencies { $0.uuid = .incrementing }
  )
  func test() {
    #expect(now == Date(timeIntervalSince1970: 1))
    #expect(client == .mock)
    #expect(uuid() == UUID(0))
  }

  @Test("What a test overrides isn't read before", .dependency(\.reporting, 7))
  func reporting() {
    @Dependency(\.reporting) var value
    #expect(value == 7)
  }

  @Test("A test store has them", .dependencies { $0.uuid = .constant(UUID(7)) }) @MainActor
  func testStore() async {
    let store = TestStore(initialState: UUID(0)) {
      Reduce<UUID, Void> { state, _ in
        @Dependency(\.uuid) var uuid
        state = uuid()
        return .none
      }
    }
    await store.send(()) { $0 = UUID(7) }
  }
}

private struct Counter: TestDependencyKey {
  var next: @Sendable () -> Int
  static var testValue: Self {
    let count = LockIsolated(0)
    return Self {
      count.withValue { count in
        count += 1
        return count
      }
    }
  }
}

@Suite("What a trait keeps apart", .timeLimit(.minutes(5)), .dependencies)
struct SeparateDependenciesTests {
  @Dependency(Counter.self) private var counter
  @Dependency(\.uuid) private var uuid

  @Test("Each case of a test has its own values", arguments: 1...3)
  func cases(_ number: Int) {
    #expect(counter.next() == 1)
    @Shared(.inMemory("number")) var shared = number
    #expect(shared == number)
  }

  @Test(
    "A trait's value is evaluated for each case",
    .dependency(\.uuid, .incrementing),
    arguments: 1...3
  )
  func evaluated(_ number: Int) {
    #expect(uuid() == UUID(0))
  }

  @Test(
    "A trait's value may have a test value that no case has used",
    .dependency(Counter.testValue),
    arguments: 1...3
  )
  func evaluatedByType(_ number: Int) {
    #expect(counter.next() == 1)
  }

  @Test(
    "A part of a dependency is overridden",
    .dependency(\.date.now, Date(timeIntervalSince1970: 3))
  )
  func part() {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 3))
  }
}
