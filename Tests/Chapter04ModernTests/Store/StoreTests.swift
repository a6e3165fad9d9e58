import Chapter04Modern
import Observation
import Testing

@Suite("A store", .timeLimit(.minutes(5))) @MainActor
struct StoreTests {
  // R4.1
  @Test("Actions sent while one is handled are kept, and handled in the same loop, in their order")
  func order() {
    // tap → next 1, next 2, log 1; next 1 → end, log 2; next 2 → log 3; end → log 4
    enum Action {
      case tap, next1, next2, end
      case log(Int)
    }
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .tap: return .merge(.send(.next1), .send(.next2), .send(.log(1)))
        case .next1: return .merge(.send(.end), .send(.log(2)))
        case .next2: return .send(.log(3))
        case .end: return .send(.log(4))
        case .log(let number):
          state.append(number)
          return .none
        }
      }
    }
    store.send(.tap)
    #expect(store.state == [1, 2, 3, 4])
  }

  // R4.1
  @Test(
    "A send from a reducer, outside of an effect, is reported with its action, and handled after"
  )
  func reentrant() async {
    enum Action {
      case outer
      case inner(Int)
    }
    let box = Locked<Store<[String], Action>?>(nil)
    let store = Store(initialState: [String]()) {
      Reduce<[String], Action> { state, action in
        switch action {
        case .outer:
          MainActor.assumeIsolated { _ = box.value?.send(.inner(7)) }
          state.append("outer")
        case .inner:
          state.append("inner")
        }
        return .none
      }
    }
    box.withLock { $0 = store }
    let issues = await reported { store.send(.outer) }
    #expect(issues.count == 1)
    #expect(
      issues.first?.says(
        "while its reducer was handling another one",
        ".inner(7)",
        "While handling",
        "Effect.send"
      )
        == true
    )
    #expect(store.state == ["outer", "inner"])
    box.withLock { $0 = nil }
  }

  #if os(macOS) || os(Linux)
    @Test("A reducer that reads the state of its own store ends the program, which says why")
    func readsItself() async throws {
      let result = try await #require(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) { @MainActor in
        var read: (() -> Int)?
        let store = Store(initialState: 0) {
          Reduce<Int, Int> { state, step in
            state += (read?() ?? 0) + step
            return .none
          }
        }
        read = { [unowned store] in store.withState { $0 } }
        store.send(1)
      }
      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("read by its own reducer"))
    }
  #endif

  // R4.1
  @Test("An observer may send: nothing is reported, and all observers see the last state")
  func observerSends() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        return .none
      }
    }
    let seen = Locked<[Int]>([])
    let issues = await reported {
      withObservationTracking {
        _ = store.state
      } onChange: {
        MainActor.assumeIsolated { _ = store.send(10) }
      }
      let token = observe { seen.withLock { $0.append(store.state) } }
      store.send(1)
      for _ in 1...10 { await Task.yield() }
      token.cancel()
    }
    #expect(issues == [])
    #expect(store.state == 11)
    #expect(seen.value == [0, 11])
  }

  // R4.2
  @Test("The state is written once per drain: an observer sees the last value only")
  func once() {
    let store = Store(initialState: Numbers()) {
      Reduce<Numbers, Int> { state, action in
        state.a = action
        return action < 3 ? .send(action + 1) : .none
      }
    }
    let seen = Locked<[Int]>([])
    withObservationTracking {
      _ = store.a
    } onChange: {
      MainActor.assumeIsolated { seen.withLock { $0.append(store.withState(\.a)) } }
    }
    store.send(1)
    #expect(seen.value == [3])
  }

  // R4.3
  @Test("An action that an effect sends immediately is handled before send returns, 100,000 deep")
  func deep() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 0 ? .none : .send(action - 1)
      }
    }
    store.send(100_000)
    #expect(store.state == 100_001)
  }

  @Test("10,000 merged sends are handled in their order")
  func wide() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        guard action < 0 else {
          state.append(action)
          return .none
        }
        return .merge((0..<10_000).map { .send($0) })
      }
    }
    store.send(-1)
    #expect(store.state == Array(0..<10_000))
  }

  @Test("The initial state and the body see the dependencies of the store")
  func dependencies() {
    struct Feature: Reducer {
      struct State: Equatable {
        var made: String
        var read = ""
        init() {
          @Dependency(\.greeting) var greeting
          made = greeting
        }
      }
      @Dependency(\.greeting) var greeting
      var body: some Reducer<State, Void> {
        let inBody = greeting
        Reduce { state, _ in
          state.read = inBody
          return .none
        }
      }
    }
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.greeting = "hi"
    }
    store.send(())
    #expect(store.made == "hi")
    #expect(store.read == "hi")
  }
}

struct Numbers: Equatable {
  var a = 0
  var b = 0
}
