import Chapter04Compatibility
import IssueTesting
import Testing

@MainActor
@Suite("Timeouts in nanoseconds", .timeLimit(.minutes(5)))
struct NanosecondsTests {
  private enum Action: Equatable, Sendable, CasePathable {
    case ask
    case answer(Int)

    struct AllCasePaths {
      var answer: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .answer($0) },
          extract: { if case .answer(let number) = $0 { number } else { nil } }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  private let second: UInt64 = 1_000_000_000

  private func store() -> TestStore<Int, Action> {
    TestStore(initialState: 0) {
      Reduce { _, action in action == .ask ? .run { await $0(.answer(1)) } : .none }
    }
  }

  @Test("Receive takes them in each of its forms")
  func receive() async {
    let store = store()
    await store.send(.ask)
    await store.receive(.answer(1), timeout: second)
    await store.send(.ask)
    await store.receive(\.answer, timeout: second)
    await store.send(.ask)
    await store.receive(\.answer, 1, timeout: second)
    await store.send(.ask)
    await store.receive({ $0 == .answer(1) }, timeout: second)
    await store.finish(timeout: second)
  }

  @Test("A timeout is as long as it says, also where the store's is longer")
  func short() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { _, _ in .run { _ in try await Task.never() } }
    }
    store.timeout = .seconds(60)
    let task = await store.send(.ask)
    let issues = await expectReport("Expected ") {
      await store.receive(.answer(1), timeout: 1_000)
      await store.finish(timeout: 1_000)
      await task.finish(timeout: 1_000)
    }
    #expect(issues.count == 3)
    await task.cancel()
  }
}
