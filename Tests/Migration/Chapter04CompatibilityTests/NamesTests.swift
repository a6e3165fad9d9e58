import Chapter04Compatibility
import Foundation
import Testing

/// Names that code for the public library uses, each once.
@Suite("Names of the public library", .timeLimit(.minutes(5))) @MainActor
struct NamesTests {
  struct Child: Reducer {
    struct State: Equatable, Identifiable {
      var id = 0
      var count = 0
    }
    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.count += action
      return .none
    }
  }

  struct Parent: Reducer {
    struct State: Equatable {
      var child = Child.State()
      var optional: Child.State? = Child.State()
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1)]
    }
    enum Action: CasePathable {
      case child(Int)
      case optional(Int)
      case rows(IdentifiedActionOf<Child>)

      struct AllCasePaths {
        var child: AnyCasePath<Action, Int> {
          AnyCasePath(
            embed: { .child($0) },
            extract: { if case .child(let n) = $0 { n } else { nil } }
          )
        }
        var optional: AnyCasePath<Action, Int> {
          AnyCasePath(
            embed: { .optional($0) },
            extract: { if case .optional(let n) = $0 { n } else { nil } }
          )
        }
        var rows: AnyCasePath<Action, IdentifiedActionOf<Child>> {
          AnyCasePath(
            embed: { .rows($0) },
            extract: { if case .rows(let action) = $0 { action } else { nil } }
          )
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Child() }
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Child() }
        .forEach(\.rows, action: \.rows) { Child() }
    }
  }

  @Test("scope and Scope without the first label are those with it")
  func unlabeledScope() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.scope(\.child, action: \.child).send(1)
    store.scope(\.optional, action: \.optional)?.send(2)
    for row in store.scope(\.rows, action: \.rows) { row.send(3) }
    #expect(store.child.count == 1)
    #expect(store.optional?.count == 2)
    #expect(store.rows[id: 1]?.count == 3)
    #expect(store.scope(\.child, action: \.child) === store.scope(state: \.child, action: \.child))
  }

  enum Screen: CasePathable {
    case on(Child.State)
    case off(Child.State)

    struct AllCasePaths {
      var on: AnyCasePath<Screen, Child.State> {
        AnyCasePath(embed: { .on($0) }, extract: { if case .on(let s) = $0 { s } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Test("Scope without the first label runs on a case, too")
  func unlabeledScopeOnCase() {
    let store = Store(initialState: .on(Child.State())) {
      Scope<Screen, Int, Child>(\.on, action: \.self) { Child() }
    }
    store.send(4)
    if case .on(let child) = store.state { #expect(child.count == 4) } else { Issue.record() }
  }

  @Test("A part's store by closures reads and sends, and is another one each time")
  func closureScope() {
    let store = Store(initialState: Parent.State()) { Parent() }
    let child = store.scope(state: { $0.child.count * 2 }, action: { Parent.Action.child($0) })
    child.send(2)
    #expect(child.state == 4)
    #expect(
      child !== store.scope(state: { $0.child.count * 2 }, action: { Parent.Action.child($0) })
    )
  }

  struct Sheet: Equatable {
    @Presents var child: Child.State?
  }

  @Test("@Presents holds what is presented, and $ gives ifLet its PresentationState")
  func presents() {
    let sheet = Sheet(child: Child.State(count: 1))
    let child: PresentationState<Child.State> = sheet.$child
    #expect(child.wrappedValue == Child.State(count: 1))
  }

  @Test("A value's case is a path to it")
  func caseOf() {
    #expect(Result<Int, Never>.success(1).case == \.success)
    #expect(Int?.none.case == \.none)
  }

  enum DebounceAction: Equatable {
    case typed(String)
    case searched(String)
  }

  @Test("debounce delays an effect until its actions pause")
  func debounce() async {
    let mainQueue = DispatchQueue.test
    let store = TestStore(initialState: "") {
      Reduce<String, DebounceAction> { state, action in
        @Dependency(\.mainQueue) var mainQueue
        switch action {
        case .typed(let text):
          state = text
          return .send(.searched(text))
            .debounce(id: "search", for: .milliseconds(300), scheduler: mainQueue)
        case .searched:
          return .none
        }
      }
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }
    await store.send(.typed("a")) { $0 = "a" }
    await mainQueue.advance(by: .milliseconds(200))
    await store.send(.typed("ab")) { $0 = "ab" }
    await mainQueue.advance(by: .milliseconds(299))
    await mainQueue.advance(by: .milliseconds(1))
    await store.receive(.searched("ab"))
  }
}
