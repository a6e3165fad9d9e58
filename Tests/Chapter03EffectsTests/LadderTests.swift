import Chapter03Effects
import Testing

@Suite struct LadderTests {
  @Suite struct VoidEffectTests {
    private enum Action {
      case loadTapped
      case loaded([Int])
    }

    // R3.1
    @Test("() -> Void: what is loaded does not come back into the state") func noFeedback() {
      // snippet.noFeedback
      var loaded: [Int] = []
      let store = LadderStore<[Int], Action>(
        state: [],
        voidReducer: { primes, action in
          switch action {
          case .loadTapped:
            return { loaded = [2, 3] }
          case .loaded(let numbers):
            primes = numbers
            return {}
          }
        }
      )
      store.send(.loadTapped)
      #expect(loaded == [2, 3])
      #expect(store.state == [])
      // snippet.end
    }
  }

  @Suite struct OptionalEffectTests {
    private enum Action: Equatable {
      case appeared
      case countLoaded(Int)
      case nameLoaded(String)
    }

    private struct State: Equatable {
      var count = 0
      var name = ""
    }

    private func counter(_ state: inout State, _ action: Action) -> OptionalEffect<Action> {
      switch action {
      case .appeared:
        return { .countLoaded(7) }
      case .countLoaded(let count):
        state.count = count
        return { nil }
      case .nameLoaded:
        return { nil }
      }
    }

    private func profile(_ state: inout State, _ action: Action) -> OptionalEffect<Action> {
      switch action {
      case .appeared:
        return { .nameLoaded("Blob") }
      case .nameLoaded(let name):
        state.name = name
        return { nil }
      case .countLoaded:
        return { nil }
      }
    }

    @Test("() -> A?: one result is returned") func feedback() {
      let store = LadderStore(state: State(), optionalReducer: counter)
      store.send(.appeared)
      #expect(store.state == State(count: 7))
    }

    // R3.1
    @Test("() -> A?: of two features that answer the same action, one loses its result")
    func oneOnly() {
      // snippet.oneOnly
      let store = LadderStore(
        state: State(),
        optionalReducer: { state, action in
          both(counter(&state, action), profile(&state, action))
        }
      )
      store.send(.appeared)
      #expect(store.state == State(count: 7, name: ""))
      // snippet.end
    }
  }

  @Suite struct ListEffectTests {
    private enum Action {
      case tap, next1, next2, end
    }

    // R3.1
    @Test("[() -> A?]: all results come back, and the sender waits for all the work")
    func blocks() {
      // snippet.blocks
      var log: [String] = []
      let store = LadderStore<Int, Int>(
        state: 0,
        listReducer: { sum, number in
          sum += number
          guard number == 0 else { return [] }
          return [1, 10].map { result in
            {
              log.append("work for \(result)")
              return result
            }
          }
        }
      )
      store.send(0)
      log.append("send returned")
      #expect(store.state == 11)
      #expect(log == ["work for 1", "work for 10", "send returned"])
      // snippet.end
    }

    @Test("Sending from inside an effect follows depth first: 4, 2, 3, 1") func depthFirst() {
      var lines: [Int] = []
      func log(_ number: Int) -> () -> Action? {
        {
          lines.append(number)
          return nil
        }
      }
      // snippet.depthFirst
      let store = LadderStore<Void, Action>(
        state: (),
        listReducer: { _, action in
          switch action {
          case .tap: return [{ .next1 }, { .next2 }, log(1)]
          case .next1: return [{ .end }, log(2)]
          case .next2: return [log(3)]
          case .end: return [log(4)]
          }
        }
      )
      store.send(.tap)
      // snippet.end
      #expect(lines == [4, 2, 3, 1])
    }
  }

  @Suite struct CallbackEffectTests {
    private enum Action {
      case queryChanged(String)
      case found(String)
    }

    /// Answers when the test says so.
    private final class Server {
      var answers = Answers()
    }

    /// What answers each question. One that was never asked is reported, and ends no program: these
    /// tests also run on libraries that are half written.
    private struct Answers {
      private var all: [(String) -> Void] = []

      mutating func append(_ answer: @escaping (String) -> Void) { all.append(answer) }

      subscript(index: Int) -> (String) -> Void {
        if all.indices.contains(index) { return all[index] }
        return { _ in Issue.record("Question \(index) was never asked.") }
      }
    }

    private let server = Server()

    private func search(_ query: String) -> CallbackEffect<Action> {
      { [server] callback in server.answers.append { callback(.found("\(query): \($0)")) } }
    }

    private func searchStore() -> LadderStore<String, Action> {
      LadderStore(state: "") { result, action in
        switch action {
        case .queryChanged(let query):
          return search(query)
        case .found(let text):
          result = text
          return { _ in }
        }
      }
    }

    @Test("A callback: send returns before the answer arrives") func later() {
      let store = searchStore()
      store.send(.queryChanged("new"))
      #expect(store.state == "")
      server.answers[0]("found")
      #expect(store.state == "new: found")
    }

    // R3.1
    @Test("A callback: the work can't be stopped, and an old answer overwrites the new one")
    func noCancellation() {
      let store = searchStore()
      // snippet.noCancellation
      store.send(.queryChanged("old"))
      store.send(.queryChanged("new"))
      server.answers[1]("quick")
      server.answers[0]("slow")
      #expect(store.state == "old: slow")
      // snippet.end
    }

    // R3.1
    @Test("A callback: finished work looks like work that hangs") func noCompletion() {
      // snippet.noCompletion
      var heard: [[Int]] = [[], []]
      let over: CallbackEffect<Int> = { callback in callback(1) }
      let hanging: CallbackEffect<Int> = { [server] callback in
        callback(1)
        server.answers.append { _ in callback(2) }
      }
      over { heard[0].append($0) }
      hanging { heard[1].append($0) }
      #expect(heard[0] == heard[1])
      // snippet.end
    }

    @Test("A callback: every change on the way is a function around it") func noMethods() {
      var heard: [String] = []
      let effect: CallbackEffect<Int> = { callback in callback(1) }
      mapped(mapped(effect) { $0 + 1 }) { "\($0)" } { heard.append($0) }
      #expect(heard == ["2"])
    }

    @Test("struct Effect: a new request cancels the old one, and a finished effect says so")
    func effect() {
      let reducer = Reducer<String, Action, Server> { result, action, server in
        switch action {
        case .queryChanged(let query):
          return .future { callback in
            server.answers.append { callback(.success(.found("\(query): \($0)"))) }
          }
          .cancellable(id: "search", cancelInFlight: true)
        case .found(let text):
          result = text
          return .none
        }
      }
      let store = Store(initialState: "", reducer: reducer, environment: server)
      let viewStore = ViewStore(store)
      viewStore.send(.queryChanged("old"))
      viewStore.send(.queryChanged("new"))
      server.answers[1]("quick")
      server.answers[0]("slow")
      #expect(viewStore.state == "new: quick")
      #expect(store.effectsInFlight == 0)
    }
  }
}
