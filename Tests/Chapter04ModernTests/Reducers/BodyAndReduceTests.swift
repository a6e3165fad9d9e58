import Chapter04Modern
import Testing

@Suite("A type with a body and a reduce", .timeLimit(.minutes(5))) @MainActor
struct BodyAndReduceTests {
  struct Both: Reducer {
    var body: some Reducer<[String], Int> {
      Reduce { state, _ in
        state.append("body")
        return .none
      }
    }

    func reduce(into state: inout [String], action: Int) -> Effect<Int> {
      state.append("reduce \(action)")
      return action > 1 ? .send(action - 1) : .none
    }
  }

  @Test("It is reported once, and reduce runs for each action")
  func both() async {
    let issues = await reported {
      let store = Store(initialState: [String]()) { Both() }
      store.send(2)
      #expect(store.state == ["reduce 2", "reduce 1"])
      store.send(1)
      #expect(store.state == ["reduce 2", "reduce 1", "reduce 1"])
    }
    #expect(issues.count == 1)
    #expect(issues.first?.says(#""Both" has a "body" and a "reduce(into:action:)""#) == true)
  }
}
