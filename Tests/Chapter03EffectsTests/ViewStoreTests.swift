import Chapter03Effects
import Testing

@Suite struct ViewStoreTests {
  private struct State: Equatable {
    var count = 0
    var title = "A title"
  }

  private enum Action {
    case up
    case rename(String)
    case sum(Int)
  }

  private let store = Store(
    initialState: State(),
    reducer: Reducer<State, Action, Void> { state, action, _ in
      switch action {
      case .up: state.count += 1
      case .rename(let title): state.title = title
      case .sum(let number): state.count += number
      }
      return .none
    },
    environment: ()
  )

  @Test("A view store gives the current state, and then only states that differ") func duplicates()
  {
    let counts = ViewStore(store.scope(state: \.count))
    let viewStore = ViewStore(store)
    var seen: [Int] = []
    let observation = counts.observe { seen.append($0) }
    viewStore.send(.up)
    viewStore.send(.rename("Another"))
    viewStore.send(.up)
    #expect(seen == [0, 1, 2])
    #expect(viewStore.title == "Another")
    withExtendedLifetime(observation) {}
  }

  @Test("What counts as a duplicate is configurable") func removeDuplicates() {
    let evens = ViewStore(store, removeDuplicates: { $0.count / 2 == $1.count / 2 })
    var seen: [Int] = []
    let observation = evens.observe { seen.append($0.count) }
    for _ in 1...5 { evens.send(.up) }
    #expect(seen == [0, 2, 4])
    #expect(evens.count == 4, "the last one that was given")
    withExtendedLifetime(observation) {}
  }

  @Test("A view store keeps its store, and the store doesn't keep the view store") func lifetime() {
    var local: Store? = Store(
      initialState: 0,
      reducer: Reducer<Int, Int, Void>.empty,
      environment: ()
    )
    let weakStore = Weak(object: local)
    var viewStore = local.map { ViewStore($0) }
    let weakViewStore = Weak(object: viewStore)
    local = nil
    #expect(weakStore.object != nil)
    withExtendedLifetime(viewStore) {}
    viewStore = nil
    #expect(weakViewStore.object == nil)
    #expect(weakStore.object == nil)
  }

  @Test("Dropping or cancelling the observation ends it; an observer may cancel another")
  func observations() {
    let viewStore = ViewStore(store)
    var log: [String] = []
    var later: AnyCancellable?
    let earlier = viewStore.observe { state in
      log.append("earlier \(state.count)")
      if state.count == 2 { later = nil }
    }
    later = viewStore.observe { log.append("later \($0.count)") }
    viewStore.send(.up)
    viewStore.send(.up)
    earlier.cancel()
    viewStore.send(.up)
    #expect(later == nil)
    #expect(log == ["earlier 0", "later 0", "earlier 1", "later 1", "earlier 2"])
  }

  @Test("A send from an observer waits until all observers have seen the state before it")
  func queue() {
    let viewStore = ViewStore(store)
    var log: [String] = []
    let observations = [
      viewStore.observe { [unowned viewStore] state in
        log.append("first \(state.count)")
        if state.count == 1 { viewStore.send(.up) }
      },
      viewStore.observe { [unowned viewStore] state in
        log.append("second \(state.count), \(viewStore.count)")
      },
    ]
    viewStore.send(.up)
    #expect(
      log == ["first 0", "second 0, 0", "first 1", "second 1, 1", "first 2", "second 2, 2"]
    )
    withExtendedLifetime(observations) {}
  }

  @Test("10,000 sends from an observer do not overflow the stack") func longChain() {
    let viewStore = ViewStore(store)
    let observation = viewStore.observe { [unowned viewStore] in
      if $0.count < 10_000 { viewStore.send(.up) }
    }
    #expect(viewStore.count == 10_000)
    withExtendedLifetime(observation) {}
  }

  @Suite struct ScopeTests {
    private let store = Store(
      initialState: State(),
      reducer: Reducer<State, Action, Void> { state, action, _ in
        if case .sum(let number) = action { state.count += number }
        return number(of: action) == 1 ? Effect(value: .sum(10)) : .none
      },
      environment: ()
    )

    private static func number(of action: Action) -> Int {
      if case .sum(let number) = action { return number }
      return 0
    }

    @Test("A scope shows the parent's part and sends the parent's actions; scopes chain")
    func bothWays() {
      let child = store.scope(state: \.count, action: Action.sum)
      let grandchild = child.scope(state: { "\($0)" }, action: { (word: String) in word.count * 2 })
      let viewStores = (ViewStore(store), ViewStore(child), ViewStore(grandchild))
      viewStores.2.send("a")
      #expect(viewStores.0.count == 2)
      viewStores.0.send(.sum(3))
      #expect(viewStores.1.state == 5)
      #expect(viewStores.2.state == "5")
    }

    @Test("What a scoped store's effects give is in its state, too") func effects() {
      let child = ViewStore(store.scope(state: \.count, action: Action.sum))
      child.send(1)
      #expect(child.state == 11)
    }

    @Test("A scope's state is computed once per drain, and once when the scope is made")
    func transforms() {
      var transforms = 0
      let child = ViewStore(
        store.scope(
          state: { state -> Int in
            transforms += 1
            return state.count
          },
          action: Action.sum
        )
      )
      #expect(transforms == 1)
      child.send(1)
      #expect(transforms == 2)
      ViewStore(store).send(.sum(5))
      #expect(transforms == 3)
    }

    @Test("A scope keeps its parent; the parent doesn't keep the scope") func lifetime() {
      var parent: Store? = Store(
        initialState: 0,
        reducer: Reducer<Int, Int, Void>.empty,
        environment: ()
      )
      let weakParent = Weak(object: parent)
      var child = parent?.scope(state: { $0 })
      let weakChild = Weak(object: child)
      parent = nil
      #expect(weakParent.object != nil)
      withExtendedLifetime(child) {}
      child = nil
      #expect(weakChild.object == nil)
      #expect(weakParent.object == nil)
    }
  }
}
