// Features made of features.

import Testing

@testable import Chapter04Modern

@Suite("Parts that come and go") @MainActor struct PartsTests {
  /// Counts its actions, and starts and stops a timer.
  struct Child: Reducer {
    struct State: Equatable, Identifiable {
      var id = 1
      var log: [Int] = []
    }

    enum Action: Equatable {
      case add(Int)
      case addLater(Int)
      case start, stop
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .add(let number):
        state.log.append(number)
        return .none
      case .addLater(let number):
        return .send(.add(number))
      case .start:
        return .run { _ in try await Task.never() }.cancellable(id: "timer")
      case .stop:
        return .cancel(id: "timer")
      }
    }
  }

  struct Parent: Reducer {
    struct State: Equatable {
      var child = Child.State()
      var sheet: Child.State?
      var other: Child.State?
      var rows: [Child.State] = []
      var more: [Child.State] = []
      /// What the parent saw of the sheet at each action of it.
      var seen: [Int] = []
    }

    enum Action: Sendable {
      case child(Child.Action)
      case sheet(Child.Action)
      case other(Child.Action)
      case row(Int, Child.Action)
      case more(Int, Child.Action)
      case change(@Sendable (inout State) -> Void)
      /// Of the parent's own reducer: what closes the sheet, and removes a row.
      case nothing
    }

    var closes: Child.Action?
    /// Whether it sends something itself when the sheet or a row does something.
    var answers = false

    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: .child) { Child() }
      Reduce<State, Action> { state, action in
        switch action {
        case .sheet(let action):
          state.seen.append(state.sheet?.log.last ?? -1)
          if action == closes { state.sheet = nil }
          if answers { return .send(.child(.add(8))) }
        case .row(let id, let action):
          if action == closes { state.rows.removeAll { $0.id == id } }
          if answers { return .send(.child(.add(8))) }
        case .change(let change):
          change(&state)
        default:
          break
        }
        return .none
      }
      .ifLet(\.sheet, action: .sheet) { Child() }
      .ifLet(\.other, action: .other) { Child() }
      .forEach(\.rows, action: .row) { Child() }
      .forEach(\.more, action: .more) { Child() }
    }
  }

  private func store(closing: Child.Action? = nil, answers: Bool = false) -> StoreOf<Parent> {
    Store(
      initialState: Parent.State(
        sheet: Child.State(),
        other: Child.State(),
        rows: [1, 2, 3].map { Child.State(id: $0) },
        more: [1, 2].map { Child.State(id: $0) }
      )
    ) { Parent(closes: closing, answers: answers) }
  }

  private func running(_ actions: Parent.Action..., in store: StoreOf<Parent>) -> Int {
    for action in actions { store.send(action) }
    return store.effects.running.count
  }

  @Test("A scope runs its child once for each child action, on the child's state")
  func scope() throws {
    let store = store()
    store.send(.child(.add(1)))
    store.send(.sheet(.add(2)))
    try #require(store.state.child.log == [1], "The child was sent a 1, and the sheet a 2.")
    store.send(.child(.addLater(3)))
    try #require(store.state.child.log == [1, 3], "Then the child's effect sent a 3.")
  }

  @Test("An optional child runs first, if it is there, and the parent always runs")
  func ifLet() async throws {
    let store = store(closing: .add(9))
    store.send(.sheet(.add(1)))
    try #require(store.state.seen == [1], "The sheet was sent a 1. What the parent then saw of it.")
    store.send(.sheet(.add(9)))
    let issues = await reported { store.send(.sheet(.add(5))) }
    try #require(
      store.state.seen == [1, 9, -1],
      "A 9 closed the sheet, and a 5 was sent to it. What the parent saw at each action."
    )
    try #require(issues.count == 1, "The 5 was for a sheet that isn't there. The reports.")
  }

  @Test("The parent's effect doesn't wait for the child's") func sideBySide() throws {
    for (action, child) in [(Parent.Action.sheet(.start), "sheet"), (.row(1, .start), "row")] {
      let store = store(answers: true)
      store.send(action)
      try #require(
        store.state.child.log == [8],
        "The \(child) started a timer, and the parent returned a send of 8. What arrived."
      )
    }
  }

  @Test("A child's effects end when it is removed or replaced") func ends() throws {
    let changes: [(String, @Sendable (inout Parent.State) -> Void)] = [
      ("nil", { $0.sheet = nil }), ("another id", { $0.sheet = Child.State(id: 7) }),
    ]
    for (name, change) in changes {
      let store = store()
      try #require(
        running(.sheet(.start), .other(.start), .child(.start), in: store) == 3,
        "Three children each started a timer."
      )
      try #require(
        running(.change { $0.sheet?.log = [5] }, in: store) == 3,
        "The sheet changed, and is the same."
      )
      let left = "\(running(.change(change), in: store)) left for \(name)"
      try #require(left == "2 left for \(name)", "The sheet became \(name).")
    }
  }

  @Test("An effect that a child's last action starts ends, too") func atTheEnd() throws {
    try #require(
      running(.sheet(.start), in: store(closing: .start)) == 0,
      "The parent closed the sheet on the action that started the sheet's timer."
    )
    try #require(
      running(.row(2, .start), in: store(closing: .start)) == 0,
      "The parent removed a row on the action that started the row's timer."
    )
  }

  @Test("Two children with the same id don't cancel each other") func siblings() throws {
    let store = store()
    try #require(
      running(
        .child(.start),
        .sheet(.start),
        .other(.start),
        .row(1, .start),
        .row(2, .start),
        .more(1, .start),
        in: store
      ) == 6,
      "Six children each started a timer with the same id."
    )
    let stops: [Parent.Action] = [.child(.stop), .sheet(.stop), .row(1, .stop), .more(1, .stop)]
    try #require(
      stops.map { running($0, in: store) } == [5, 4, 3, 2],
      "The scope's child, the sheet, a row, and the other list's first row stopped theirs in turn."
    )
  }

  @Test("An action reaches its row by id, wherever it is, and so do the row's effects")
  func rows() async throws {
    let store = store(answers: true)
    store.send(.change { $0.rows.reverse() })
    store.send(.row(1, .add(5)))
    store.send(.row(3, .addLater(6)))
    try #require(
      (store.state.rows + store.state.more).map(\.log) == [[6], [], [5], [], []],
      "The rows stood as 3, 2 and 1. 1 was sent a 5, and 3's effect a 6. The lists' rows."
    )
    let sent = store.state.child.log.count
    let issues = await reported { store.send(.row(8, .add(1))) }
    try #require(issues.count == 1, "There is no row 8, and it was sent a 1. The reports.")
    try #require(
      store.state.child.log.count == sent + 1,
      "There is no row 8, and it was sent a 1. How often the parent had answered."
    )
  }

  @Test("A row's effects end when it is removed, not when it moves") func removed() throws {
    let store = store()
    try #require(
      running(.row(1, .start), .row(2, .start), .row(3, .start), .more(1, .start), in: store) == 4,
      "Three rows and a row of the other list each started a timer."
    )
    try #require(running(.change { $0.rows.reverse() }, in: store) == 4, "The rows moved.")
    try #require(
      running(.change { $0.rows.removeAll { $0.id == 1 } }, in: store) == 3,
      "Row 1 was removed. There is a row 1 in the other list, too."
    )
  }
}

extension CasePath where Root == PartsTests.Parent.Action, Value == PartsTests.Child.Action {
  static var child: Self {
    Self(embed: { .child($0) }, extract: { if case .child(let value) = $0 { value } else { nil } })
  }
  static var sheet: Self {
    Self(embed: { .sheet($0) }, extract: { if case .sheet(let value) = $0 { value } else { nil } })
  }
  static var other: Self {
    Self(embed: { .other($0) }, extract: { if case .other(let value) = $0 { value } else { nil } })
  }
}

extension CasePath
where Root == PartsTests.Parent.Action, Value == (id: Int, action: PartsTests.Child.Action) {
  static var row: Self {
    Self(
      embed: { .row($0.id, $0.action) },
      extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
    )
  }
  static var more: Self {
    Self(
      embed: { .more($0.id, $0.action) },
      extract: { if case .more(let id, let action) = $0 { (id, action) } else { nil } }
    )
  }
}
