import Chapter04Modern
import Testing

@Suite("A binding action without a BindingReducer", .timeLimit(.minutes(5))) @MainActor
struct UnhandledBindingTests {
  /// An object that may lead back to itself.
  final class Node {
    var next: Node?
  }

  struct Form: Reducer {
    struct State: Equatable { var name = "" }
    enum Action: BindableAction, CasePathable {
      case binding(BindingAction<State>)
      case other
      case node(Node)

      struct AllCasePaths {
        var binding: AnyCasePath<Action, BindingAction<State>> {
          AnyCasePath(embed: Action.binding) { if case .binding(let it) = $0 { it } else { nil } }
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    var isHandled: Bool

    var body: some ReducerOf<Self> {
      if isHandled { BindingReducer() }
      Reduce { _, _ in .none }
    }
  }

  struct Parent: Reducer {
    struct State: Equatable {
      var form = Form.State()
      var rows: IdentifiedArray<String, Form.State> = IdentifiedArray(id: \.name)
    }
    enum Action: CasePathable {
      case form(Form.Action)
      case rows(IdentifiedAction<String, Form.Action>)

      struct AllCasePaths {
        var form: AnyCasePath<Action, Form.Action> {
          AnyCasePath(embed: Action.form) { if case .form(let it) = $0 { it } else { nil } }
        }
        var rows: AnyCasePath<Action, IdentifiedAction<String, Form.Action>> {
          AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    var isHandled: Bool

    var body: some ReducerOf<Self> {
      Scope(state: \.form, action: \.form) { Form(isHandled: isHandled) }
      EmptyReducer()
        .forEach(\.rows, action: \.rows) { Form(isHandled: isHandled) }
    }
  }

  @Test("It is reported where the store was made, whether it was sent or set")
  func store() async {
    let line = #line + 2
    let issues = await reported {
      let store = Store(initialState: Form.State()) { Form(isHandled: false) }
      store.send(.other)
      store.name = "Blob"
      store.send(.binding(.set(\.name, "Blob")))
    }
    #expect(issues.map(\.line) == [line, line])
    #expect(
      issues.first?.says(
        "A binding action was not handled",
        #".binding(.set(\"#,
        "Blob",
        #"invoke "BindingReducer()" from the feature reducer's "body""#
      ) == true
    )
  }

  @Test("A test store reports it at the step, whichever child it is for", arguments: [false, true])
  func children(isHandled: Bool) async {
    let line = #line + 5
    let issues = await reported {
      var state = Parent.State()
      state.rows.append(Form.State(name: "a"))
      let store = TestStore(initialState: state) { Parent(isHandled: isHandled) }
      await store.send(.form(.set(\.name, "Blob"))) { if isHandled { $0.form.name = "Blob" } }
      store.exhaustivity = .off
      await store.send(.rows(.element(id: "a", action: .set(\.name, "a"))))
      await store.send(.form(.other))
    }
    if isHandled {
      #expect(issues == [])
    } else {
      #expect(issues.filter { $0.says("was not handled") }.map(\.line) == [line, line + 2])
    }
  }

  @Test("A BindingReducer beside the feature, or one that a reducer calls itself, handles it")
  func elsewhere() async {
    let issues = await reported {
      let beside = Store<Form.State, Form.Action>(initialState: Form.State()) {
        BindingReducer()
        Form(isHandled: false)
      }
      beside.name = "Blob"
      #expect(beside.name == "Blob")

      let called = Store(initialState: Form.State()) {
        Reduce<Form.State, Form.Action> { state, action in
          BindingReducer().reduce(into: &state, action: action)
        }
      }
      called.name = "Blob"
      #expect(called.name == "Blob")
    }
    #expect(issues == [])
  }

  @Test("The search for a binding action ends at an object that leads back to itself")
  func cycle() {
    let node = Node()
    node.next = node
    let store = Store<Form.State, Form.Action>(initialState: Form.State()) {
      Form(isHandled: false)
    }
    store.send(.node(node))
    node.next = nil
  }
}
