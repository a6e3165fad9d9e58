import Chapter04Modern
import Testing

// The code of the page "Bindings", failures included.

enum BindingsLessonTests {
  // MARK: - By hand

  private struct ByHand: Reducer {
    struct State: Equatable {
      var number = ""
      var unit = ""
      var isRounded = false
    }

    // snippet.byHand
    enum Action {
      case numberChanged(String)
      case unitChanged(String)
      case isRoundedChanged(Bool)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .numberChanged(let number): state.number = number
      case .unitChanged(let unit): state.number = unit
      case .isRoundedChanged(let isRounded): state.isRounded = isRounded
      }
      return .none
    }
    // snippet.end
  }

  @Suite("By hand") @MainActor struct ByHandTests {
    @Test("A line that was copied sets the wrong field") func copied() {
      let store = Store(initialState: ByHand.State()) { ByHand() }
      // snippet.copied
      store.send(.unitChanged("kg"))
      #expect(store.number == "kg")
      // snippet.end
    }
  }

  // MARK: - Bound

  // snippet.FactForm
  struct FactForm: Reducer {
    struct State: Equatable {
      var number = ""
      var unit = ""
      var isRounded = false
    }

    enum Action: Equatable, BindableAction {
      case binding(BindingAction<State>)
      case clearTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.number):
          state.number.removeAll { !$0.isNumber }
          return .none
        case .binding:
          return .none
        case .clearTapped:
          state = State()
          return .none
        }
      }
    }
  }
  // snippet.end

  @Suite("Bound") @MainActor struct BoundTests {
    @Test("A field of the store can be set, and setting it is an action") func set() {
      // snippet.set
      let store = Store(initialState: FactForm.State()) { FactForm() }
      store.unit = "kg"
      store.number = "42 or so"
      #expect(store.unit == "kg")
      #expect(store.number == "42")
      // snippet.end
    }

    @Test("A test sends what the field sends") func test() async {
      // snippet.test
      let store = TestStore(initialState: FactForm.State()) { FactForm() }
      await store.send(.set(\.unit, "kg")) { $0.unit = "kg" }
      await store.send(.set(\.number, "4x2")) { $0.number = "42" }
      // snippet.end
    }

    @Test("A form without a BindingReducer is reported") func forgotten() async {
      // snippet.Forgetful
      struct Forgetful: Reducer {
        typealias State = FactForm.State
        typealias Action = FactForm.Action

        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      // snippet.end
      let issues = await reported {
        // snippet.forgotten
        let store = Store(initialState: FactForm.State()) { Forgetful() }
        store.unit = "kg"
        // snippet.end
      }
      #expect(issues.count == 1)
      #expect(issues.first?.says("BindingReducer") == true)
    }

    @Test("Above the feature's reducer, or below it") func order() {
      // snippet.Late
      struct Late: Reducer {
        typealias State = FactForm.State
        typealias Action = FactForm.Action

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .binding(\.number) = action { state.number.removeAll { !$0.isNumber } }
            return .none
          }
          BindingReducer()
        }
      }
      // snippet.end
      // snippet.predictOrder
      let store = Store(initialState: FactForm.State()) { Late() }
      store.number = "4x2"
      // snippet.end
      // snippet.predictOrderAnswer
      #expect(store.number == "4x2")
      // snippet.end
    }
  }

  // MARK: - A change, wherever it is made

  // snippet.onChange
  struct SavingForm: Reducer {
    typealias State = FactForm.State
    typealias Action = FactForm.Action

    let save: @Sendable (String) async -> Void

    var body: some ReducerOf<Self> {
      FactForm()
        .onChange(of: \.number) { _, state in
          .run { [number = state.number] _ in await save(number) }
        }
    }
  }
  // snippet.end

  @Suite("A change") @MainActor struct ChangeTests {
    @Test("What follows from a change follows from every change") func onChange() async {
      // snippet.onChangeTrace
      let saved = LockIsolated<[String]>([])
      let store = Store(initialState: FactForm.State()) {
        SavingForm(save: { number in saved.withValue { $0.append(number) } })
      }
      await store.send(.set(\.number, "42")).finish()
      await store.send(.set(\.unit, "kg")).finish()
      await store.send(.clearTapped).finish()
      #expect(saved.value == ["42", ""])
      // snippet.end
    }
  }

  // MARK: - What a screen may send

  // snippet.ViewActions
  struct Login: Reducer {
    struct State: Equatable {
      var name = ""
      var isLoggedIn = false
    }

    enum Action: Equatable, ViewAction {
      case view(View)
      case loggedIn

      enum View: Equatable, BindableAction {
        case binding(BindingAction<State>)
        case loginTapped
      }
    }

    var body: some ReducerOf<Self> {
      BindingReducer(action: \.view)
      Reduce { state, action in
        switch action {
        case .view(.loginTapped):
          return .send(.loggedIn)
        case .loggedIn:
          state.isLoggedIn = true
          return .none
        case .view(.binding):
          return .none
        }
      }
    }
  }
  // snippet.end

  // snippet.LoginScreen
  @MainActor struct LoginScreen: ViewActionSending {
    let store: StoreOf<Login>

    func buttonTapped() { send(.loginTapped) }
  }
  // snippet.end

  @Suite("A screen") @MainActor struct ScreenTests {
    @Test("A screen sends what the user does") func screen() {
      let store = Store(initialState: Login.State()) { Login() }
      LoginScreen(store: store).buttonTapped()
      #expect(store.isLoggedIn)
      store.send(.view(.set(\.name, "Blob")))
      #expect(store.name == "Blob")
    }
  }
}

extension BindingsLessonTests.Login.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var view: AnyCasePath<BindingsLessonTests.Login.Action, BindingsLessonTests.Login.Action.View> {
      AnyCasePath(embed: BindingsLessonTests.Login.Action.view) {
        if case .view(let it) = $0 { it } else { nil }
      }
    }
  }
}
