import Chapter04Modern

/// A child with effects of its own: what it is told it appends, and `run` starts what it holds.
struct Child: Reducer {
  struct State: Equatable, Identifiable, Sendable {
    var id = 0
    var log: [Int] = []
    var grandchild: Grandchild.State?
  }

  enum Action: CasePathable {
    case number(Int)
    case run(Effect<Action>)
    case grandchild(Runner.Action)
    case removeGrandchild

    struct AllCasePaths: Sendable {
      var number: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.number) { if case .number(let it) = $0 { it } else { nil } }
      }
      var run: AnyCasePath<Action, Effect<Action>> {
        AnyCasePath(embed: { .run($0) }, extract: { if case .run(let e) = $0 { e } else { nil } })
      }
      var grandchild: AnyCasePath<Action, Runner.Action> {
        AnyCasePath(embed: Action.grandchild) {
          if case .grandchild(let it) = $0 { it } else { nil }
        }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  typealias Grandchild = Runner

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .number(let number):
        state.log.append(number)
        return .none
      case .run(let effect):
        return effect
      case .grandchild:
        return .none
      case .removeGrandchild:
        state.grandchild = nil
        return .none
      }
    }
    .ifLet(\.grandchild, action: \.grandchild) { Runner() }
  }
}

/// A parent with a child in every way there is. What it does itself, each action of its own says.
struct Parent: Reducer {
  struct State: Equatable {
    var left = Child.State()
    var right = Child.State()
    var optional: Child.State?
    var other: Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
    var either: Either = .none(0)
    var seen: [String] = []
  }

  enum Either: Equatable, CasePathable {
    case none(Int)
    case one(Child.State)
    case two(Child.State)

    struct AllCasePaths: Sendable {
      var one: AnyCasePath<Either, Child.State> {
        AnyCasePath(embed: { .one($0) }, extract: { if case .one(let s) = $0 { s } else { nil } })
      }
      var two: AnyCasePath<Either, Child.State> {
        AnyCasePath(embed: { .two($0) }, extract: { if case .two(let s) = $0 { s } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum EitherAction: CasePathable {
    case one(Child.Action)
    case two(Child.Action)
    case set(Either)

    struct AllCasePaths: Sendable {
      var one: AnyCasePath<EitherAction, Child.Action> {
        AnyCasePath(embed: { .one($0) }, extract: { if case .one(let a) = $0 { a } else { nil } })
      }
      var two: AnyCasePath<EitherAction, Child.Action> {
        AnyCasePath(embed: { .two($0) }, extract: { if case .two(let a) = $0 { a } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum Action: CasePathable {
    case left(Child.Action)
    case right(Child.Action)
    case optional(Child.Action)
    case other(Child.Action)
    case rows(IdentifiedAction<Int, Child.Action>)
    case either(EitherAction)
    /// Changes the state as the closure says.
    case change(@Sendable (inout State) -> Void)
    case run(Effect<Action>)

    struct AllCasePaths: Sendable {
      var left: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: { .left($0) }, extract: { if case .left(let a) = $0 { a } else { nil } })
      }
      var right: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: Action.right) { if case .right(let it) = $0 { it } else { nil } }
      }
      var optional: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: Action.optional) { if case .optional(let it) = $0 { it } else { nil } }
      }
      var other: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: Action.other) { if case .other(let it) = $0 { it } else { nil } }
      }
      var rows: AnyCasePath<Action, IdentifiedAction<Int, Child.Action>> {
        AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let a) = $0 { a } else { nil } })
      }
      var either: AnyCasePath<Action, EitherAction> {
        AnyCasePath(embed: Action.either) { if case .either(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  /// What the parent does about any action, after its children.
  var respond: (inout State, Action) -> Void = { _, _ in }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Child() }
    Scope(state: \.right, action: \.right) { Child() }
    Scope(state: \.either, action: \.either) { EitherReducer() }
    Reduce { state, action in
      respond(&state, action)
      switch action {
      case .change(let change): change(&state)
      case .run(let effect): return effect
      default: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Child() }
    .ifLet(\.other, action: \.other) { Child() }
    .forEach(\.rows, action: \.rows) { Child() }
  }

  struct EitherReducer: Reducer {
    typealias State = Either
    typealias Action = EitherAction

    var body: some Reducer<Either, EitherAction> {
      Reduce { state, action in
        if case .set(let new) = action { state = new }
        return .none
      }
      .ifCaseLet(\.one, action: \.one) { Child() }
      .ifCaseLet(\.two, action: \.two) { Child() }
    }
  }
}

extension Parent {
  /// A place where there is a child.
  enum Place: String, CaseIterable {
    case left, right, optional, other, row1, row2, one

    func action(_ action: Child.Action) -> Action {
      switch self {
      case .left: .left(action)
      case .right: .right(action)
      case .optional: .optional(action)
      case .other: .other(action)
      case .row1: .rows(.element(id: 1, action: action))
      case .row2: .rows(.element(id: 2, action: action))
      case .one: .either(.one(action))
      }
    }

    func state(in parent: State) -> Child.State? {
      switch self {
      case .left: parent.left
      case .right: parent.right
      case .optional: parent.optional
      case .other: parent.other
      case .row1: parent.rows[id: 1]
      case .row2: parent.rows[id: 2]
      case .one: if case .one(let state) = parent.either { state } else { nil }
      }
    }
  }

  /// A child, and a grandchild in it, in each place.
  @MainActor static func store() -> StoreOf<Parent> {
    let child = Child.State(grandchild: .init())
    return Store(
      initialState: State(
        left: child,
        right: child,
        optional: child,
        other: child,
        rows: [.init(id: 1, grandchild: .init()), .init(id: 2, grandchild: .init())],
        either: .one(child)
      )
    ) { Parent() }
  }
}
