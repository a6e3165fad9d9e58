import Chapter04Modern
import Observation
import Testing

@testable import Chapter04Core

private struct Screen: Reducer {
  struct State: Equatable {
    var a = 0
    var b = 0
    var part = Child.State()
    var optional: Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
  }
  enum Action: CasePathable {
    case change((inout State) -> Void)
    case part(Child.Action)
    case optional(Child.Action)
    case rows(IdentifiedActionOf<Child>)
    struct AllCasePaths: Sendable {
      var part: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: { .part($0) }, extract: { if case .part(let a) = $0 { a } else { nil } })
      }
      var optional: AnyCasePath<Action, Child.Action> {
        AnyCasePath(embed: Action.optional) { if case .optional(let it) = $0 { it } else { nil } }
      }
      var rows: AnyCasePath<Action, IdentifiedActionOf<Child>> {
        AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let a) = $0 { a } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.part) { Child() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Child() }
    .forEach(\.rows, action: \.rows) { Child() }
  }
}

@Suite("Observing a store", .timeLimit(.minutes(5))) @MainActor
struct ObservationTests {
  private let store = Store(initialState: Screen.State()) { Screen() }

  /// Expects an observer of what `read` reads to be notified `count` times of a change.
  private func expect(
    _ count: Int,
    of read: (StoreOf<Screen>) -> Void,
    after change: @escaping (inout Screen.State) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let notifications = Locked(0)
    withObservationTracking {
      read(store)
    } onChange: {
      notifications.withLock { $0 += 1 }
    }
    store.send(.change(change))
    #expect(notifications.value == count, sourceLocation: sourceLocation)
  }

  // R4.23
  @Test("An observer of one field is notified only when that field changes")
  func field() {
    expect(1, of: { _ = $0.a }, after: { $0.a += 1 })
    expect(0, of: { _ = $0.a }, after: { $0.b += 1 })
    expect(0, of: { _ = $0.a }, after: { $0.a = $0.a })
    expect(0, of: { _ = $0.a }, after: { _ in })
    expect(1, of: { _ = ($0.a, $0.b) }, after: { $0.b += 1 })
    expect(0, of: { $0.withState { _ = $0.a } }, after: { $0.a += 1 })
    expect(1, of: { _ = $0.state }, after: { $0.b += 1 })
  }

  // R4.23
  @Test("Replacing the whole state notifies exactly the observers whose field differs")
  func whole() {
    expect(1, of: { _ = $0.a }, after: { $0 = Screen.State(a: 7) })
    expect(0, of: { _ = $0.b }, after: { $0 = Screen.State(a: 8) })
    expect(0, of: { _ = $0.a }, after: { $0 = Screen.State(a: 8, b: 1) })
  }

  @Test("A store of a part is observed by the part's fields")
  func part() {
    let part = store.scope(state: \.part, action: \.part)
    expect(1, of: { _ in _ = part.log }, after: { $0.part.log.append(1) })
    expect(0, of: { _ in _ = part.log }, after: { $0.part.id += 1 })
    expect(0, of: { _ in _ = part.log }, after: { $0.a += 1 })
  }

  @Test("An optional part: a scope is notified when it appears or disappears, not when it changes")
  func optional() {
    let scope = { (store: StoreOf<Screen>) in
      _ = store.scope(state: \.optional, action: \.optional)
    }
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    expect(1, of: scope, after: { $0.optional = Child.State() })
    expect(0, of: scope, after: { $0.optional?.log = [1] })
    let child = store.scope(state: \.optional, action: \.optional)
    expect(1, of: { _ in _ = child?.log }, after: { $0.optional?.log = [2] })
    expect(1, of: scope, after: { $0.optional = nil })
    #expect(child?.log == [2], "its last state")
  }

  @Test("A list: a scope is notified when a row is added, removed or moved, not when one changes")
  func rows() {
    let scope = { (store: StoreOf<Screen>) in _ = store.scope(state: \.rows, action: \.rows).count }
    expect(1, of: scope, after: { $0.rows = [.init(id: 1), .init(id: 2)] })
    expect(0, of: scope, after: { $0.rows[id: 1]?.log = [1] })
    expect(1, of: scope, after: { $0.rows.reverse() })
    let row = Array(store.scope(state: \.rows, action: \.rows))[1]
    #expect(row.id == 1)
    expect(1, of: { _ in _ = row.log }, after: { $0.rows[id: 1]?.log = [2] })
    expect(0, of: { _ in _ = row.log }, after: { $0.rows[id: 2]?.log = [2] })
    expect(1, of: scope, after: { $0.rows.remove(id: 1) })
    #expect(row.log == [2], "its last state")
  }

  @Test("observe runs immediately, and once for several changes in a row")
  func observing() async {
    let seen = Locked<[Int]>([])
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let token = observe { [store] in
      let value = store.a
      seen.withLock { $0.append(value) }
      continuation.yield()
    }
    var iterator = stream.makeAsyncIterator()
    await iterator.next()
    #expect(seen.value == [0])
    store.send(.change { $0.a = 1 })
    store.send(.change { $0.a = 2 })
    store.send(.change { $0.b = 2 })
    await iterator.next()
    #expect(seen.value == [0, 2])
    store.send(.change { $0.a = 3 })
    await iterator.next()
    #expect(seen.value == [0, 2, 3])
    token.cancel()
    store.send(.change { $0.a = 4 })
    #expect(seen.value == [0, 2, 3])
  }

  @Test("A change by observe's own closure is observed, too, and ends nothing")
  func sending() async {
    let seen = Locked<[Int]>([])
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let token = observe { [store] in
      let value = store.a
      seen.withLock { $0.append(value) }
      if value == 1 { store.send(.change { $0.a = 2 }) }
      continuation.yield()
    }
    var iterator = stream.makeAsyncIterator()
    await iterator.next()
    store.send(.change { $0.a = 1 })
    await iterator.next()
    await iterator.next()
    #expect(seen.value == [0, 1, 2])
    store.send(.change { $0.a = 3 })
    await iterator.next()
    #expect(seen.value == [0, 1, 2, 3])
    token.cancel()
  }

  @Test("Without observers, nothing is notified")
  func nothing() {
    let silent = Store(initialState: Screen.State()) { Screen() }
    silent.send(.change { $0.a = 1 })
    #expect(silent.core.root.observers.isEmpty)
    _ = silent.a
    silent.send(.change { $0.a = 2 })
    #expect(
      silent.core.root.observers.isEmpty,
      "a field that was read once is let go when it changes"
    )
  }
}

@Suite("Observing a field of a field", .timeLimit(.minutes(5))) @MainActor
struct NestedObservationTests {
  struct Profile: Equatable {
    var name = "Blob"
    var age = 41
  }

  struct Feature: Reducer {
    struct State: Equatable { var profile = Profile() }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  // R4.23
  @Test("By its key path it can be set, and is observed alone, even if the whole is replaced")
  func replaced() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let isNotified = Locked(false)
    withObservationTracking {
      _ = store[\.profile.name]
    } onChange: {
      isNotified.withLock { $0 = true }
    }
    store[\.profile.age] += 1
    store.profile = Profile(age: 1)
    #expect(!isNotified.value)
    store.profile = Profile(name: "Ada")
    #expect(isNotified.value)
  }
}
