// The code of FunctionArticle.swift behaves as its article says.

import Chapter02Pullback
import Foundation
import Testing

@Suite("An article on the function style") @MainActor struct FunctionArticleTests {
  @Test("Its reducers, its store and its higher-order reducers work as they are typed")
  func store() {
    let store = Store(value: AppState(), reducer: logging(activityFeed(appReducer)))
    store.send(.counter(.incrTapped))
    store.send(.counter(.incrTapped))
    store.send(.primeModal(.saveFavoritePrimeTapped))
    #expect(store.value.favoritePrimes == [2])
    store.send(.favoritePrimes(.deleteFavoritePrimes([0])))
    #expect(store.value.favoritePrimes == [])
    #expect(
      store.value.activityFeed.map(\.type) == [.addedFavoritePrime(2), .removedFavoritePrime(2)]
    )
  }

  @Test("A view of the store takes its value and wraps its actions") func view() {
    let store = Store(value: AppState(), reducer: appReducer)
    let counter = store.view(value: { $0.count }, action: { .counter($0) })
    counter.send(.incrTapped)
    #expect(counter.value == 1)
    #expect(store.value.count == 1)
  }
}
