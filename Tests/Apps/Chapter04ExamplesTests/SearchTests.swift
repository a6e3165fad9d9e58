import Chapter04Examples
import Chapter04Modern
import Foundation
import Testing

@Suite("A search that waits for a pause in typing") @MainActor struct ExampleSearchTests {
  let clock = TestClock()

  func search(
    _ search: @escaping @Sendable (String) async throws -> [String]
  ) -> TestStoreOf<Examples.Search> {
    TestStore(initialState: Examples.Search.State()) {
      Examples.Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0[Examples.SearchClient.self].search = search
    }
  }

  @Test("It sends a request 300 milliseconds after the last key, and only then")
  func debounces() async {
    let asked = LockIsolated<[String]>([])
    let store = search { query in
      asked.withValue { $0.append(query) }
      return ["\(query)!"]
    }
    await store.send(.queryChanged("c")) { $0.query = "c" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("ca")) { $0.query = "ca" }
    await clock.advance(by: .milliseconds(299))
    #expect(asked.value == [])
    await clock.advance(by: .milliseconds(1))
    #expect(asked.value == ["ca"])
    await store.receive(\.response.success, ["ca!"]) { $0.results = ["ca!"] }
    await clock.advance(by: .seconds(1))
    #expect(asked.value == ["ca"])
  }

  @Test("A key also cancels a request in flight, however late its response would arrive")
  func cancelsInFlight() async {
    let cancelled = LockIsolated<[String]>([])
    let store = search { query in
      guard query == "c" else { return [query] }
      await withTaskCancellationHandler {
        for await _ in AsyncStream<Never>.makeStream().stream {}
      } onCancel: {
        cancelled.withValue { $0.append(query) }
      }
      return ["late"]
    }
    await store.send(.queryChanged("c")) { $0.query = "c" }
    await clock.advance(by: .milliseconds(300))
    await store.send(.queryChanged("ca")) { $0.query = "ca" }
    #expect(cancelled.value == ["c"])
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.response.success) { $0.results = ["ca"] }
  }

  @Test("An empty query sends no request, and clears the results immediately") func empty() async {
    let store = search { [$0] }
    await store.send(.queryChanged("c")) { $0.query = "c" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.response.success) { $0.results = ["c"] }
    await store.send(.queryChanged("ca")) { $0.query = "ca" }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.results = []
    }
    await clock.run()
  }

  @Test("A failure takes the results away, and success the failure") func failure() async {
    let store = search {
      if $0 == "c" { throw CocoaError(.fileNoSuchFile) }
      return [$0]
    }
    await store.send(.queryChanged("c")) { $0.query = "c" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.response.failure) { $0.hasFailed = true }
    await store.send(.queryChanged("ca")) { $0.query = "ca" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.response.success) {
      $0.results = ["ca"]
      $0.hasFailed = false
    }
  }

  @Test("A search without results says so, until the next response or an empty query")
  func nothing() async {
    let store = search { $0 == "x" ? [] : [$0] }
    for next in ["a", ""] {
      await store.send(.queryChanged("x")) { $0.query = "x" }
      await clock.advance(by: .milliseconds(300))
      await store.receive(\.response.success) {
        $0.results = []
        $0.hasFoundNothing = true
      }
      await store.send(.queryChanged(next)) {
        $0.query = next
        if next.isEmpty { $0.hasFoundNothing = false }
      }
      await clock.advance(by: .milliseconds(300))
      if next.isEmpty { continue }
      await store.receive(\.response.success) {
        $0.results = ["a"]
        $0.hasFoundNothing = false
      }
    }
  }
}
