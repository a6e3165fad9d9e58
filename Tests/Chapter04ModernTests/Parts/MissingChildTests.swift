import Chapter04Modern
import Testing

@Suite("An action for a child that isn't there", .timeLimit(.minutes(5))) @MainActor
struct MissingChildTests {
  /// What is reported for an action, and what the parent saw of it.
  private func send(
    _ action: Parent.Action,
    to state: Parent.State = Parent.State()
  ) async -> (Reported?, Parent.State) {
    var parent = Parent()
    parent.respond = { state, _ in state.seen.append("parent") }
    let store = Store(initialState: state) { [parent] in parent }
    let issues = await reported { store.send(action) }
    #expect(issues.count == 1)
    return (issues.first, store.withState { $0 })
  }

  // R4.10
  @Test("The same action for a removed child is reported once; another one again")
  func once() async {
    let issues = await reported {
      let store = Store(initialState: Parent.State()) { Parent() }
      for _ in 1...3 {
        store.send(.optional(.number(7)))
        store.send(.rows(.element(id: 42, action: .number(7))))
        store.send(.rows(.element(id: 43, action: .number(7))))
      }
      store.send(.optional(.number(8)))
    }
    #expect(issues.count == 4)
  }

  // R4.10
  @Test("ifLet: nil state is reported with the action and the causes; the parent still runs")
  func ifLet() async {
    let (issue, state) = await send(.optional(.number(7)))
    #expect(
      issue?.says(
        "An \"ifLet\" at \"",
        "Parent.swift:",
        "received a child action when child state was \"nil\"",
        ".optional(.number(7))",
        "A parent reducer set child state to \"nil\" before",
        "in a reducer that \"ifLet\" isn't on, so that the child's effects went on",
        "An effect of the parent sent the action after the child had gone",
        "The child returned \".send\" for the action that made it go",
        "The action was sent while the child was not there"
      ) == true
    )
    #expect(state == Parent.State(seen: ["parent"]))
  }

  // R4.10
  @Test("ifCaseLet: another case is reported with the action and the causes")
  func ifCaseLet() async {
    let (issue, state) = await send(.either(.two(.number(7))))
    #expect(
      issue?.says(
        "An \"ifCaseLet\" at",
        "when child state was set to a different case",
        ".two(.number(7))",
        "set the state to a different case before"
      ) == true
    )
    #expect(state == Parent.State(seen: ["parent"]))
  }

  // R4.10
  @Test("forEach: a missing id is reported with the id, the action and the causes")
  func forEach() async {
    let (issue, state) = await send(.rows(.element(id: 42, action: .number(7))))
    #expect(
      issue?.says(
        "A \"forEach\" at",
        "no element with the id 42",
        ".rows(.element(id: 42, action: .number(7)))",
        "removed the element before"
      ) == true
    )
    #expect(state == Parent.State(seen: ["parent"]))
  }

  @Test("Scope on a case: another case is reported; what comes after it still runs")
  func scope() async {
    struct Cases: Reducer {
      typealias State = Parent.Either
      typealias Action = Parent.EitherAction
      let ran: Locked<Int>
      var body: some ReducerOf<Self> {
        Scope(state: \.one, action: \.one) { Child() }
        Scope(state: \.two, action: \.two) { Child() }
        Reduce { _, _ in
          ran.withLock { $0 += 1 }
          return .none
        }
      }
    }
    let ran = Locked(0)
    let store = Store(initialState: .one(Child.State())) { Cases(ran: ran) }
    store.send(.one(.number(1)))
    #expect(store.state == .one(Child.State(log: [1])))
    let issues = await reported { store.send(.two(.number(2))) }
    #expect(issues.count == 1)
    #expect(
      issues.first?.says("A \"Scope\" at", "set to a different case", ".two(.number(2))") == true
    )
    #expect(ran.value == 2)
  }

  @Test("It is reported where the operator is written")
  func place() async {
    let line = #line + 2
    let reducer = EmptyReducer<Parent.State, Parent.Action>()
      .ifLet(\.optional, action: \.optional) { Child() }
    let issues = await reported {
      var state = Parent.State()
      _ = reducer.reduce(into: &state, action: .optional(.number(1)))
    }
    #expect(issues.map(\.line) == [line])
  }
}
