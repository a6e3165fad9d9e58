import Chapter03Effects
import Testing

@Suite("ifLet on a store") struct IfLetTests {
  private enum Action {
    case opened(Int?)
    case up
  }

  private let store = Store<Int?, Action>(
    initialState: nil,
    reducer: Reducer<Int?, Action, Void> { state, action, _ in
      switch action {
      case .opened(let number): state = number
      case .up: state? += 1
      }
      return .none
    },
    environment: ()
  )

  private var viewStore: ViewStore<Int?, Action> { ViewStore(store) }

  @Test("It presents when there is state and dismisses when there is none, each once") func turns()
  {
    var lines: [String] = []
    let observation = store.ifLet(
      then: { lines.append("present \(ViewStore($0).state)") },
      else: { lines.append("dismiss") }
    )
    #expect(lines == ["dismiss"])
    for action in [Action.up, .opened(1), .up, .opened(5), .opened(nil), .up, .opened(7)] {
      viewStore.send(action)
    }
    #expect(lines == ["dismiss", "present 1", "dismiss", "present 7"])
    observation.cancel()
    viewStore.send(.opened(nil))
    #expect(lines.count == 4)
  }

  @Test("The presented store shows and changes the state, and keeps the last one before nil")
  func presented() {
    var presented: ViewStore<Int, Action>?
    let observation = store.ifLet(then: { presented = ViewStore($0) })
    viewStore.send(.opened(1))
    presented?.send(.up)
    #expect(presented?.state == 2)
    #expect(viewStore.state == 2)
    viewStore.send(.opened(nil))
    #expect(presented?.state == 2)
    withExtendedLifetime(observation) {}
  }

  @Test("State that becomes nil while it is being presented is dismissed") func goesAtOnce() {
    var lines: [String] = []
    viewStore.send(.opened(1))
    let observation = store.ifLet(
      then: { presented in
        lines.append("present")
        ViewStore(presented).send(.opened(nil))
      },
      else: { lines.append("dismiss") }
    )
    #expect(lines == ["present", "dismiss"])
    withExtendedLifetime(observation) {}
  }

  @Test("The observation keeps a store that was scoped for it, until it is dropped") func lifetime()
  {
    var lines: [String] = []
    var scoped: Store<Int?, Action>? = store.scope { $0 }
    let weakScoped = Weak(object: scoped)
    var observation = scoped?.ifLet(then: { _ in lines.append("present") })
    scoped = nil
    viewStore.send(.opened(1))
    #expect(lines == ["present"])
    withExtendedLifetime(observation) {}
    observation = nil
    #expect(weakScoped.object == nil)
  }
}
