import Testing

@testable import Chapter04Modern

/// Appends a number for each action.
private struct Log: Reducer {
  var number: Int
  func reduce(into state: inout [Int], action: Void) -> Effect<Void> {
    state.append(number)
    return .none
  }
}

private func log<R: Reducer>(
  @ReducerBuilder<[Int], Void> _ build: () -> R
) -> [Int] where R.State == [Int], R.Action == Void {
  var state: [Int] = []
  _ = build().reduce(into: &state, action: ())
  return state
}

@Suite("A reducer's body", .timeLimit(.minutes(5)))
struct BuilderTests {
  @Test("Its reducers run from top to bottom, on the same state")
  func order() {
    #expect(log { Log(number: 1) } == [1])
    #expect(
      log {
        Log(number: 1)
        Reduce { state, _ in
          state.append(state.count * 10)
          return .none
        }
        Log(number: 3)
        CombineReducers {
          Log(number: 4)
          Log(number: 5)
        }
        EmptyReducer()
      } == [1, 10, 3, 4, 5]
    )
    #expect(log {} == [])
  }

  @Test(
    "if, if let, else, switch, for and availability choose what runs",
    arguments: 0..<3,
    [nil, 7]
  )
  func choices(_ number: Int, _ optional: Int?) {
    let expected =
      (number > 0 ? [1] : []) + [optional ?? -1] + [number == 0 ? 10 : number == 1 ? 11 : 12]
      + (0..<number).map { $0 + 100 } + [5]
    #expect(
      log {
        if number > 0 { Log(number: 1) }
        if let optional { Log(number: optional) } else { Log(number: -1) }
        switch number {
        case 0: Log(number: 10)
        case 1: Log(number: 11)
        default: Log(number: 12)
        }
        for number in 0..<number { Log(number: number + 100) }
        if #available(macOS 14, *) { Log(number: 5) }
      } == expected
    )
  }

  @Test("The effects of all are merged, in their order") @MainActor
  func effects() {
    let store = Store(initialState: [Int]()) {
      for number in 1...3 {
        Reduce<[Int], Int> { state, action in
          if number == 1 { state.append(action) }
          return action == 0 ? .send(number) : .none
        }
      }
    }
    store.send(0)
    #expect(store.state == [0, 1, 2, 3])
  }

  @Test("A reducer of an unknown type is one of the body's like any other") @MainActor
  func anyReducer() {
    let adding: any Reducer<Int, Int> = Reduce { state, action in
      state += action
      return .none
    }
    let store = Store<Int, Int>(initialState: 1) {
      adding
      Reduce { state, _ in
        state *= 10
        return .none
      }
    }
    store.send(2)
    #expect(store.state == 30)
  }

  @Test("Reduce around a reducer, and a body around a body, change nothing")
  func wrapped() {
    struct Wrapper: Reducer {
      var body: some Reducer<[Int], Void> { Reduce(Log(number: 7)) }
    }
    struct Outer: Reducer {
      var body: some Reducer<[Int], Void> {
        Wrapper()
        let second = Wrapper()
        second
      }
    }
    #expect(log { Outer() } == [7, 7])
  }
}
