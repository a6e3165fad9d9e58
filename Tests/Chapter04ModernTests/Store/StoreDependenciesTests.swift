import Chapter04Modern
import Testing

@Suite("The dependencies of a store") @MainActor
struct StoreDependenciesTests {
  struct Greeter: Reducer {
    @Dependency(\.greeting) var greeting

    func reduce(into state: inout [String], action: Bool) -> Effect<Bool> {
      @Dependency(\.greeting) var now
      state += [greeting, now]
      return action ? .send(false) : .none
    }
  }

  @Test("A store keeps those that it was made under; the sender's don't count")
  func kept() {
    let store = withDependencies {
      $0.greeting = "hello"
    } operation: {
      Store(initialState: [String]()) { Greeter() }
    }
    store.send(true)
    withDependencies {
      $0.greeting = "bye"
    } operation: {
      _ = store.send(false)
    }
    #expect(store.state == Array(repeating: "hello", count: 6))
  }

  @Test("Those that it changes itself come on top of them")
  func changed() {
    let store = withDependencies {
      $0.greeting = "hello"
      $0.liveOnly = LiveOnly(name: "mine")
    } operation: {
      Store(initialState: "") {
        Reduce<String, Void> { state, _ in
          @Dependency(\.greeting) var greeting
          @Dependency(\.liveOnly.name) var name
          state = "\(greeting) \(name)"
          return .none
        }
      } withDependencies: {
        $0.greeting += "!"
      }
    }
    store.send(())
    #expect(store.state == "hello! mine")
  }

  @Test("A store that an effect makes is no part of that effect")
  func inEffect() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, isFirst in
        guard isFirst else {
          state += 1
          return .none
        }
        return .run { send in
          let inner = await Store(initialState: 0) {
            Reduce<Int, Void> { state, _ in
              @Dependency(\.isPresented) var isPresented
              state = isPresented ? 1 : 2
              return .none
            }
          }
          await inner.send(())
          if await inner.state == 2 { await send(false) }
        }
      }
    }
    await store.send(true).finish()
    #expect(store.state == 1)
  }
}
