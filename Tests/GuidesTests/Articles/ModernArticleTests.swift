// The features of ModernArticle.swift behave as their articles say.

import Chapter04Compatibility
import Foundation
import Testing

@Suite("Two articles on today's style") @MainActor struct ModernArticleTests {
  @Test("A counter counts, and shows that a fact failed") func basics() async {
    struct Offline: Error {}
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.numberFact.fetch = { _ in throw Offline() }
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.numberFactButtonTapped)
    await store.receive(\.numberFactResponse.failure) { $0.numberFact = "No fact this time." }
  }

  @Test("What a view controller observes is applied again after a change") func observed() async {
    let store = Store(initialState: Feature.State()) { Feature() }
    let (labels, shown) = AsyncStream<String>.makeStream()
    let token = observe { shown.yield("\(store.count)") }
    var label = labels.makeAsyncIterator()
    #expect(await label.next() == "0")
    store.send(.incrementButtonTapped)
    #expect(await label.next() == "1")
    token.cancel()
  }

  @Test("Items load, fail, load again from the alert, and report the one that is tapped")
  func items() async {
    struct Offline: Error {}
    let item = Item(id: UUID(), name: "fern")
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0[APIClient.self].fetchItems = { throw Offline() }
    }
    store.exhaustivity = .off
    await store.send(.onAppear) { $0.isLoading = true }
    await store.receive(\.itemsResponse.failure) { $0.isLoading = false }
    store.exhaustivity = .on
    store.dependencies[APIClient.self].fetchItems = { [item] }
    await store.send(.alert(.presented(.retryTapped))) {
      $0.alert = nil
      $0.isLoading = true
    }
    await store.receive(\.itemsResponse.success) {
      $0.isLoading = false
      $0.items = [item]
    }
    await store.send(.itemTapped(item))
    await store.receive(\.delegate)
  }

  @Test("A search that waits on a clock") func search() async {
    let item = Item(id: UUID(), name: "fern")
    let clock = TestClock()
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0[APIClient.self].search = { _ in [item] }
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await clock.advance(by: .milliseconds(100))
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.itemsResponse.success) { $0.items = [item] }
  }
}
