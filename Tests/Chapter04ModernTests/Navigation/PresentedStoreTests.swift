// R4.13b: the stores of what is presented.

import Foundation
import Testing

@testable import Chapter04Modern

@MainActor @Suite(.timeLimit(.minutes(5))) struct PresentedStoreTests {
  struct Counting: Reducer {
    let dismissals: LockIsolated<Int>
    var body: some Reducer<NavigationScreen.State, NavigationScreen.Action> {
      NavigationScreen()
      Reduce { _, action in
        if action == .sheet(.dismiss) { dismissals.withValue { $0 += 1 } }
        return .none
      }
    }
  }

  // R4.13b
  @Test("The store of presented state is the same each time, and is released with it")
  func same() {
    let store = Store(initialState: NavigationScreen.State(sheet: NavigationScreen.State(count: 7)))
    { NavigationScreen() }
    weak var child: StoreOf<NavigationScreen>?
    do {
      let first = store.scope(state: \.sheet, action: \.sheet.presented)
      #expect(first != nil)
      #expect(first === store.scope(state: \.sheet, action: \.sheet.presented))
      #expect(first === store[state: \.sheet, action: \.sheet])
      child = first
      first?.send(.tick)
      #expect(first?.count == 8)
      store.send(.close)
      #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
      #expect(first?.count == 8)
    }
    #expect(child == nil)
  }

  // R4.13b
  @Test("The stores of the presentation itself and of a stack are the same each time")
  func whole() {
    let store = Store(initialState: NavigationScreen.State(sheet: NavigationScreen.State())) {
      NavigationScreen()
    }
    let presentation = store.scope(state: \.$sheet, action: \.sheet)
    #expect(presentation === store.scope(state: \.$sheet, action: \.sheet))
    presentation.send(.presented(.tick))
    #expect(presentation.wrappedValue?.count == 1)
    presentation.send(.dismiss)
    #expect(store.sheet == nil)

    store.send(.push(1))
    let path = store.scope(state: \.path, action: \.path)
    #expect(path === store.scope(state: \.path, action: \.path))
    let id = path.ids[0]
    let element = path.scope(state: \.[id: id], action: \.[id: id])
    #expect(element != nil)
    #expect(element === path.scope(state: \.[id: id], action: \.[id: id]))
    element?.send(.tick)
    #expect(store.path[id: id]?.count == 1)
    path.send(.popFrom(id: id))
    #expect(path.scope(state: \.[id: id], action: \.[id: id]) == nil)
    #expect(store.path.isEmpty)
  }

  // R4.13b
  @Test("A screen that sets what it presents to nil sends dismiss, once")
  func setToNil() {
    let dismissals = LockIsolated(0)
    let store = Store(initialState: NavigationScreen.State(sheet: NavigationScreen.State())) {
      Counting(dismissals: dismissals)
    }
    store[state: \.sheet, action: \.sheet] = nil
    #expect(store.sheet == nil)
    store[state: \.sheet, action: \.sheet] = nil
    #expect(dismissals.value == 1)
  }

  @Test(
    "A screen that shows what is presented is notified when it comes and goes, and by its fields"
  )
  func observed() async {
    let store = Store(initialState: NavigationScreen.State()) { NavigationScreen() }
    var seen: [Int?] = []
    let changes = AsyncStream<Void>.makeStream()
    let token = observe {
      seen.append(store.scope(state: \.sheet, action: \.sheet.presented)?.count)
      changes.continuation.yield()
    }
    var iterator = changes.stream.makeAsyncIterator()
    await iterator.next()
    for action in [NavigationScreen.Action.present(1), .sheet(.presented(.tick)), .close] {
      store.send(action)
      await iterator.next()
    }
    #expect(seen == [nil, 0, 1, nil])
    token.cancel()
  }
}
