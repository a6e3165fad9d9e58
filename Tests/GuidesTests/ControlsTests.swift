// What SwiftUI's controls set, without SwiftUI.

import Chapter04Modern
import Chapter04PrimeTime
import Chapter04Views
import Foundation
import Testing

@Suite("What a control can set") @MainActor struct ControlsTests {
  private func app() -> StoreOf<PrimeTime.App> {
    var state = PrimeTime.App.State()
    state.activityFeed = (1...3).map {
      PrimeTime.Activity(.addedFavoritePrime($0), at: Date(timeIntervalSince1970: 0))
    }
    return Store(initialState: state) { PrimeTime.App() }
  }

  @Test("To set a field that has an action sends that action") func field() {
    let store = app()
    store[\.screen, sends: \.screenSelected] = .activityFeed
    #expect(store.screen == .activityFeed)
    #expect(store[\.screen, sends: \.screenSelected] == .activityFeed)
  }

  @Test("To set a stack's ids to fewer pops the rest; nothing else can be set") func stack() {
    let store = app()
    store.send(.screenSelected(.activityFeed))
    store.send(.activityTapped(index: 2))
    let ids = store[ids: \.path, action: \.path]
    #expect(ids.count == 1)
    store[ids: \.path, action: \.path] = ids
    #expect(store[ids: \.path, action: \.path] == ids)
    store[ids: \.path, action: \.path] = ids + ids
    #expect(store[ids: \.path, action: \.path] == ids)
    store[ids: \.path, action: \.path] = []
    #expect(store.path.isEmpty)
    store[ids: \.path, action: \.path] = []
    #expect(store.path.isEmpty)
  }
}
