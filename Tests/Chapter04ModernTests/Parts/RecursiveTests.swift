import Chapter04Modern
import Testing

@Suite("A feature that contains itself", .timeLimit(.minutes(5))) @MainActor
struct RecursiveTests {
  @Test("A row of a list can hold a list of such rows")
  func list() {
    let store = Store(
      initialState: Comment.State(
        id: 1,
        replies: [.init(id: 2, replies: [.init(id: 3)]), .init(id: 4)]
      )
    ) {
      Comment()
    }
    store.send(.replies(.element(id: 2, action: .replies(.element(id: 3, action: .like)))))
    store.send(.replies(.element(id: 4, action: .like)))
    #expect(store.replies[id: 2]?.replies[id: 3]?.likes == 1)
    #expect(store.replies[id: 4]?.likes == 1)
    #expect(store.likes == 0)
  }

  @Test("A case can hold a value of the same enum")
  func enumCase() {
    let store = Store(initialState: Wrapping.State.around(.around(.core(0)))) { Wrapping() }
    store.send(.around(.around(.add(2))))
    #expect(store.state == .around(.around(.core(2))))
    store.send(.around(.unwrap))
    #expect(store.state == .around(.core(2)))
  }

  @Test("However deep, each has the dependencies with which the store was made")
  func dependencies() {
    let states = (1..<5).reversed().reduce(Comment.State(id: 5)) { reply, id in
      Comment.State(id: id, replies: [reply])
    }
    let store = withDependencies {
      $0.greeting = "outer"
    } operation: {
      Store(initialState: states) { Comment() }
    }
    for depth in 1...5 {
      store.send(
        (2..<depth + 1).reversed().reduce(.greet) { .replies(.element(id: $1, action: $0)) }
      )
    }
    var comment: Comment.State? = store.state
    while let current = comment {
      #expect(current.greeting == "outer", "at \(current.id)")
      comment = current.replies.first
    }
  }
}

private struct Comment: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var likes = 0
    var greeting = ""
    var replies: IdentifiedArrayOf<State> = []
  }

  indirect enum Action: CasePathable {
    case like
    case greet
    case replies(IdentifiedActionOf<Comment>)

    struct AllCasePaths {
      var replies: AnyCasePath<Action, IdentifiedActionOf<Comment>> {
        AnyCasePath(embed: Action.replies) { if case .replies(let it) = $0 { it } else { nil } }
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Dependency(\.greeting) var greeting

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .like: state.likes += 1
      case .greet: state.greeting = greeting
      case .replies: break
      }
      return .none
    }
    .forEach(\.replies, action: \.replies) {
      Comment()
    }
  }
}

private struct Wrapping: Reducer {
  indirect enum State: Equatable, CasePathable {
    case core(Int)
    case around(State)

    struct AllCasePaths {
      var around: AnyCasePath<State, State> {
        AnyCasePath(embed: State.around) { if case .around(let it) = $0 { it } else { nil } }
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  indirect enum Action: CasePathable {
    case add(Int)
    case unwrap
    case around(Action)

    struct AllCasePaths {
      var around: AnyCasePath<Action, Action> {
        AnyCasePath(embed: Action.around) { if case .around(let it) = $0 { it } else { nil } }
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch (action, state) {
      case (.add(let number), .core(let sum)): state = .core(sum + number)
      case (.unwrap, .around(let inner)): state = inner
      default: break
      }
      return .none
    }
    .ifCaseLet(\.around, action: \.around) {
      Wrapping()
    }
  }
}
