import Chapter04Modern
import Testing

@testable import Chapter04Core

/// Something to be captured, which tells when it goes away.
private final class Token: Sendable {
  private let continuation: AsyncStream<Void>.Continuation
  init(_ continuation: AsyncStream<Void>.Continuation) { self.continuation = continuation }
  deinit { continuation.finish() }
  func use() {}
}

/// A token that is handed out once, and the end of which can be waited for.
@MainActor
private final class Lifetime {
  private let ended = AsyncStream<Void>.makeStream()
  private(set) weak var token: Token?

  func make() -> Token {
    let token = Token(ended.continuation)
    self.token = token
    return token
  }

  /// Returns when the token is gone: never, if it leaked. The test then runs out of its time.
  func isOver() async {
    for await _ in ended.stream {}
    #expect(token == nil)
  }
}

@Suite("What a store holds is released with it", .timeLimit(.minutes(5))) @MainActor
struct LifetimeTests {
  private typealias State = Parent.State
  private typealias Action = Parent.Action

  /// Each operator around a reducer that holds something.
  private enum Operator: CaseIterable {
    case plain, body, scope, caseScope, ifLet, ifCaseLet, forEach, onChange, combine, printChanges
    case dependency, transformDependency, condition, array, combinations

    func reducer(_ token: Token) -> Reduce<State, Action> {
      let base = Reduce<State, Action> { _, action in
        token.use()
        if case .run(let effect) = action { return effect }
        return .none
      }
      let child = Reduce<Child.State, Child.Action> { _, action in
        token.use()
        if case .run(let effect) = action { return effect }
        return .none
      }
      switch self {
      case .plain: return base
      case .body:
        struct Feature: Reducer {
          let base: Reduce<State, Action>
          var body: some Reducer<State, Action> { base }
        }
        return Reduce(Feature(base: base))
      case .scope:
        return Reduce(
          CombineReducers {
            Scope(state: \.left, action: \.left) { child }
            base
          }
        )
      case .caseScope:
        return Reduce(
          CombineReducers {
            Scope(state: \.either, action: \.either) {
              Scope(state: \.one, action: \.one) { child }
            }
            base
          }
        )
      case .ifLet: return Reduce(base.ifLet(\.optional, action: \.optional) { child })
      case .ifCaseLet:
        return Reduce(
          CombineReducers {
            Scope(state: \.either, action: \.either) {
              EmptyReducer().ifCaseLet(\.one, action: \.one) { child }
            }
            base
          }
        )
      case .forEach: return Reduce(base.forEach(\.rows, action: \.rows) { child })
      case .onChange:
        return Reduce(
          base.onChange(of: \.seen) { _, _ in
            Reduce { _, _ in
              token.use()
              return .none
            }
          }
        )
      case .combine:
        return Reduce(
          CombineReducers {
            base
            base
          }
        )
      case .printChanges:
        return Reduce(base._printChanges(_ReducerPrinter { _, _, _ in token.use() }))
      case .dependency: return Reduce(base.dependency(\.greeting, "a").dependency(\.greeting, "b"))
      case .transformDependency:
        return Reduce(base.transformDependency(\.greeting) { _ in token.use() })
      case .condition:
        let isOn = true
        return Reduce(CombineReducers { if isOn { base } else { EmptyReducer() } })
      case .array: return Reduce(CombineReducers { for _ in 0..<3 { base } })
      case .combinations:
        return Reduce(
          base.ifLet(\.optional, action: \.optional) { child }
            .forEach(\.rows, action: \.rows) { child }
            .onChange(of: \.seen) { _, _ in EmptyReducer() }
            .dependency(\.greeting, "a")
        )
      }
    }
  }

  private nonisolated static let effects: [@Sendable (Token) -> Effect<Action>] = [
    { token in
      .run { _ in
        defer { token.use() }
        try await Task.never()
      }
    },
    { token in
      .run { _ in
        try await Task.never()
      } catch: { _, _ in
        token.use()
      }
    },
    { token in
      .run { _ in
        defer { token.use() }
        try await Task.never()
      }.cancellable(id: 1)
    },
    { token in
      .concatenate(.run { _ in try await Task.never() }, .run { _ in token.use() })
    },
    { token in
      .concatenate(.run { _ in try await Task.never() }, .run { _ in token.use() }).cancellable(
        id: 1
      )
    },
    { token in .merge(.run { _ in try await Task.never() }, .run { _ in token.use() }) },
    { token in
      Effect<Int>.run { _ in try await Task.never() }
        .map { _ in
          token.use()
          return .run(.none)
        }
    },
  ]

  @Test("By each operator: the state, the reducers and what they hold")
  func operators() async {
    for item in Operator.allCases {
      let lifetime = Lifetime()
      var store: Store<State, Action>? = {
        let token = lifetime.make()
        return Store(initialState: Parent.store().withState { $0 }) { item.reducer(token) }
      }()
      store?.send(.change { $0.seen.append("a") })
      let task = store?.send(.run(.run { _ in try await Task.never() }))
      #expect(lifetime.token != nil)
      weak let weakStore = store
      weak let core = store?.core.root
      store = nil
      #expect(weakStore == nil)
      #expect(core == nil)
      await task?.finish()
      await lifetime.isOver()
    }
  }

  // R4.5
  @Test(
    "A root store's deinit cancels its effects, of each kind; they don't keep it",
    arguments: effects.indices
  )
  func effects(_ index: Int) async {
    let lifetime = Lifetime()
    var store: StoreOf<Parent>? = Store(initialState: Parent.store().withState { $0 }) { Parent() }
    let task = store?.send(.run(Self.effects[index](lifetime.make())))
    let childTask = store?.send(.optional(.run(.run { _ in try await Task.never() })))
    weak let table = store?.effects
    #expect(table?.running.isEmpty == false)
    store = nil
    #expect(table == nil)
    await task?.finish()
    await childTask?.finish()
    await lifetime.isOver()
  }

  @Test(
    "An effect that has ended, or was cancelled, is released though the store lives",
    arguments: effects.indices
  )
  func ended(_ index: Int) async {
    let lifetime = Lifetime()
    let store = Parent.store()
    await {
      let task = store.send(.run(Self.effects[index](lifetime.make())))
      task.cancel()
      await task.finish()
    }()
    await lifetime.isOver()
    #expect(store.effects.keyCount == 0)
  }

  @Test("A store of a part retains the whole; nothing else does")
  func scoped() async {
    let lifetime = Lifetime()
    var root: StoreOf<Parent>? = {
      let token = lifetime.make()
      return Store(initialState: Parent.store().withState { $0 }) {
        Parent()
        Reduce { _, _ in
          token.use()
          return .none
        }
      }
    }()
    var left = root?.scope(state: \.left, action: \.left)
    var optional = root?.scope(state: \.optional, action: \.optional)
    var rows = root?.scope(state: \.rows, action: \.rows).map { $0 }
    weak let core = root?.core.root
    root = nil
    #expect(core != nil)
    left?.send(.number(7))
    #expect(left?.log == [7])
    left = nil
    optional?.send(.number(7))
    #expect(optional?.log == [7])
    optional = nil
    #expect(rows?.count == 2)
    rows = nil
    #expect(core == nil)
    await lifetime.isOver()
  }

  @Test("An observation doesn't retain the store, nor the store its observer")
  func observation() async {
    let lifetime = Lifetime()
    var store: StoreOf<Parent>? = Parent.store()
    weak let core = store?.core.root
    var token: ObserveToken? = {
      let captured = lifetime.make()
      return observe { [weak store] in
        captured.use()
        _ = store?.seen
      }
    }()
    token?.cancel()
    token = nil
    store?.send(.change { $0.seen.append("a") })
    await lifetime.isOver()
    store = nil
    #expect(core == nil)
  }

  @Test("A test store is released with all it holds")
  func testStore() async {
    let lifetime = Lifetime()
    await {
      let token = lifetime.make()
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          token.use()
          return action == 0 ? .run { _ in try await Task.never() } : .none
        }
      }
      let task = await store.send(0)
      await task.cancel()
      await store.finish()
    }()
    await lifetime.isOver()
  }

  // R4.8
  @Test("Ten thousand actions: the queue, the table and the groups stay empty")
  func flat() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, action in
        state += 1
        return action ? .send(false) : .none
      }
    }
    for _ in 0..<5_000 { store.send(true) }
    #expect(store.withState { $0 } == 10_000)
    #expect(store.effects.keyCount == 0)
    #expect(store.effects.running.isEmpty)
  }
}
