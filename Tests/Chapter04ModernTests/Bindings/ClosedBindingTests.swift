// A text field sets its value once more while its screen closes.

import Chapter04Modern
import Testing

@Suite("Binding to a child that has closed", .timeLimit(.minutes(5))) @MainActor
struct ClosedBindingTests {
  struct Form: Reducer {
    struct State: Equatable, Identifiable {
      var id = 0
      var name = ""
    }
    enum Action: BindableAction, CasePathable {
      case binding(BindingAction<State>)
      struct AllCasePaths {
        var binding: AnyCasePath<Action, BindingAction<State>> {
          AnyCasePath(embed: Action.binding) { if case .binding(let it) = $0 { it } else { nil } }
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  struct Parent: Reducer {
    struct State {
      @PresentationState var form: Form.State?
      var rows: IdentifiedArrayOf<Form.State> = []
      var actions = 0
    }
    enum Action: CasePathable {
      case close
      case form(PresentationAction<Form.Action>)
      case rows(IdentifiedActionOf<Form>)
      struct AllCasePaths {
        var form: AnyCasePath<Action, PresentationAction<Form.Action>> {
          AnyCasePath(embed: Action.form) { if case .form(let it) = $0 { it } else { nil } }
        }
        var rows: AnyCasePath<Action, IdentifiedActionOf<Form>> {
          AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.actions += 1
        if case .close = action {
          state.form = nil
          state.rows = []
        }
        return .none
      }
      .ifLet(\.$form, action: \.form) { Form() }
      .forEach(\.rows, action: \.rows) { Form() }
    }
  }

  @Test("It sends nothing, and reports nothing; before that, it does")
  func closed() throws {
    let store = Store(initialState: Parent.State(form: Form.State(), rows: [Form.State()])) {
      Parent()
    }
    let sheet = try #require(store.scope(state: \.form, action: \.form.presented))
    let row = try #require(Array(store.scope(state: \.rows, action: \.rows)).first)
    sheet.name = "Blob"
    row.name = "Blob"
    #expect(store.actions == 2)
    #expect(sheet.name == "Blob")
    store.send(.close)
    sheet.name = "Blob Jr."
    row.name = "Blob Jr."
    #expect(store.actions == 3)
    #expect(sheet.name == "Blob")
  }
}
