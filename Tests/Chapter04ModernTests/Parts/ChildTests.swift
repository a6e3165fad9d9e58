import Diagnostics
import Testing

@testable import Chapter04Core
@testable import Chapter04Modern

@Suite("Children: Scope, ifLet, ifCaseLet, forEach", .timeLimit(.minutes(5))) @MainActor
struct ChildTests {
  private func waiting<A>() -> Effect<A> {
    .run { _ in try await Task.never() }
  }

  // R4.9
  @Test(
    "The child runs before the parent, on the state it has then",
    arguments: Parent.Place.allCases
  )
  func order(_ place: Parent.Place) {
    let seen = Locked<[Int]?>(nil)
    var parent = Parent()
    parent.respond = { state, action in
      guard case .change = action else {
        seen.withLock { $0 = place.state(in: state)?.log }
        return
      }
    }
    var state = Parent.store().withState { $0 }
    _ = parent.reduce(into: &state, action: place.action(.number(7)))
    // An enum's case is a child of a child: there the parent comes after both.
    #expect(seen.value == [7])
    #expect(place.state(in: state)?.log == [7])
  }

  @Test(
    "An effect's action comes back to the very child that sent it",
    arguments: Parent.Place.allCases
  )
  func response(_ place: Parent.Place) async {
    let store = Parent.store()
    await store.send(
      place.action(.run(.concatenate(.run { send in await send(.number(1)) }, .send(.number(2)))))
    ).finish()
    for other in Parent.Place.allCases {
      let log = store.withState { other.state(in: $0)?.log }
      #expect(log == (other == place ? [1, 2] : []))
    }
  }

  /// What makes just one child go, or be another.
  private nonisolated static let ends: [@Sendable (inout Parent.State) -> Void] = [
    { $0.optional = nil },
    { $0.optional = Child.State(id: 5) },
    { $0.other?.id = 9 },
    { $0.rows.remove(id: 1) },
    { $0.rows = [Child.State(id: 1), Child.State(id: 3)] },
    { $0.rows = [.init(id: 2)] },
  ]

  // R4.9
  @Test(
    "A change of identity or presence cancels the child's effects and its grandchildren's, no others",
    arguments: ends.indices
  )
  func ends(_ index: Int) {
    let store = Parent.store()
    for other in Parent.Place.allCases {
      store.send(other.action(.run(waiting())))
      store.send(other.action(.run(waiting().cancellable(id: 1))))
      store.send(other.action(.grandchild(.run(waiting()))))
    }
    store.send(.run(waiting()))
    let count = store.effects.running.count
    store.send(.change(Self.ends[index]))
    #expect(store.effects.running.count == count - 3)
  }

  // R4.9
  @Test(
    "A change of the case or of the identity in it cancels the child's effects and its grandchildren's",
    arguments: [Parent.Either.none(1), .two(Child.State()), .one(Child.State(id: 5))]
  )
  func changeOfCase(_ either: Parent.Either) {
    let store = Parent.store()
    store.send(.either(.one(.run(waiting()))))
    store.send(.either(.one(.grandchild(.run(waiting())))))
    store.send(.left(.run(waiting())))
    #expect(store.effects.running.count == 3)
    store.send(.either(.set(either)))
    #expect(store.effects.running.count == 1)
  }

  // R4.9
  @Test("The same child with other values keeps its effects")
  func same() {
    let store = Parent.store()
    for place in Parent.Place.allCases { store.send(place.action(.run(waiting()))) }
    let count = store.effects.running.count
    store.send(
      .change {
        $0.optional = Child.State(log: [1])
        $0.other?.log = [2]
        $0.rows = [.init(id: 2, log: [3]), .init(id: 1), .init(id: 9)]
        $0.left.id = 9
      }
    )
    store.send(.either(.set(.one(Child.State(log: [4])))))
    #expect(store.effects.running.count == count)
  }

  @Test("What a child starts with the very action that ends it is cancelled, too")
  func startedAtTheEnd() async {
    var parent = Parent()
    parent.respond = { state, action in
      if case .optional = action { state.optional = nil }
      if case .rows(.element(let id, _)) = action { state.rows.remove(id: id) }
    }
    let store = Store(initialState: Parent.store().withState { $0 }) { [parent] in parent }
    let tasks = [Parent.Place.optional, .row1].map { place in
      store.send(
        place.action(
          .run(
            .merge(waiting(), .run { send in await send(.number(1)) }, waiting().cancellable(id: 1))
          )
        )
      )
    }
    for task in tasks { await task.finish() }
    #expect(store.effects.running.isEmpty)
    #expect(store.effects.keyCount == 0)
  }

  @Test("Of a child that is an enum, another case is another child, however it is described")
  func enumChild() {
    for (old, new, isSame) in [
      (Feature.Sheet.edit(1), Feature.Sheet.edit(2), true), (.edit(1), .add, false),
      (.add, .help, false),
      (.help, .help, true),
    ] {
      let store = Store(initialState: Feature.State(sheet: old)) { Feature() }
      store.send(.sheet(.wait))
      store.send(.set(new))
      #expect(store.effects.running.isEmpty == !isSame, "\(describe(old)) → \(describe(new))")
    }
  }

  @Test("What a child began stays its own when it becomes another one by itself")
  func becomesAnother() {
    for end in [Feature.Action.sheet(.stop), .set(nil)] {
      let store = Store(initialState: Feature.State(sheet: .add)) { Feature() }
      store.send(.sheet(.wait))
      store.send(.sheet(.become(.help)))
      #expect(store.effects.running.count == 1)
      store.send(end)
      #expect(store.effects.running.isEmpty)
    }
  }

  @Test("A part is set only by its child, when it acts, and its parent")
  func setters() {
    let store = Store(initialState: Feature.State(sheet: .add)) { Feature() }
    store.send(.nothing)
    #expect(store.sets == 0)
    store.send(.sheet(.become(.help)))
    #expect(store.sets == 1)
    store.send(.set(.edit(1)))
    #expect(store.sets == 2)
  }

  // R4.14
  @Test("A row's response lands on the right row after a reorder, and reordering cancels nothing")
  func reorder() async {
    let store = Parent.store()
    let gate = Gate()
    let task = store.send(
      .rows(
        .element(
          id: 1,
          action: .run(
            .run { send in
              try await gate.wait()
              await send(.number(7))
            }
          )
        )
      )
    )
    await gate.isReached()
    store.send(.change { $0.rows.reverse() })
    store.send(.change { $0.rows.insert(Child.State(id: 0), at: 0) })
    gate.open()
    await task.finish()
    #expect(store.rows.elements.map(\.id) == [0, 2, 1])
    #expect(store.rows.elements.map(\.log) == [[], [], [7]])
  }
}

/// A part that is an enum, and is counted as often as it is set.
private struct Feature: Reducer {
  struct State: Equatable {
    var sheet: Sheet? { didSet { sets += 1 } }
    var sets = 0
  }
  enum Sheet: Equatable, CustomStringConvertible {
    case edit(Int)
    case add, help

    /// The same for all: it doesn't say which child there is.
    var description: String { "sheet" }
  }
  enum Action: CasePathable {
    case sheet(SheetAction)
    case set(Sheet?)
    case nothing
    struct AllCasePaths: Sendable {
      var sheet: AnyCasePath<Action, SheetAction> {
        AnyCasePath(embed: Action.sheet) { if case .sheet(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
  enum SheetAction: Sendable {
    case become(Sheet)
    case wait, stop
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .set(let sheet) = action { state.sheet = sheet }
      return .none
    }
    .ifLet(\.sheet, action: \.sheet) {
      Reduce { sheet, action in
        switch action {
        case .become(let other): sheet = other
        case .wait: return .run { _ in try await Task.never() }.cancellable(id: "wait")
        case .stop: return .cancel(id: "wait")
        }
        return .none
      }
    }
  }
}
