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
    ) {
      Parent(closes: closing, answers: answers)
    }
  }

  @Test("A scope runs its child once for each child action, on the child's state") func scope() {
    let store = store()
    store.send(.child(.add(1)))
    #expect(
      store.state.child.log == [1],
      store.state.child.log.isEmpty
        ? "The child's action was sent, but the child's state hasn't changed."
        : "One action ran the child \(store.state.child.log.count) times."
    )
    store.send(.sheet(.add(2)))
    #expect(
      store.state.child.log == [1],
      "An action of the sheet has to leave the scope's child alone."
    )
    store.send(.child(.addLater(3)))
    #expect(
      store.state.child.log == [1, 3],
      "The action of the child's effect has to reach the child."
    )
  }

  @Test("An optional child runs first, if it is there, and the parent always runs")
  func ifLet() async {
    let store = store(closing: .add(9))
    store.send(.sheet(.add(1)))
    let comment: Comment =
      switch store.state.seen {
      case [-1]: "The parent ran first, and saw the sheet's old state."
      case []: "The parent didn't run on an action of the sheet."
      case let seen where seen.count > 1:
        "One action of the sheet ran the parent \(seen.count) times."
      default: "The sheet has to add 1 before the parent runs."
      }
    #expect(store.state.seen == [1], comment)
    #expect(store.state.sheet?.log == [1], "One action has to run the sheet once.")
    store.send(.sheet(.add(9)))
    #expect(store.state.sheet == nil)
    let issues = await reported { store.send(.sheet(.add(5))) }
    #expect(store.state.seen == [1, 9, -1], "The sheet is gone, but the parent has to run anyway.")
    #expect(issues.count == 1, "An action for a sheet that isn't there has to be reported once.")
  }

  @Test("The parent's effect doesn't wait for the child's") func sideBySide() {
    for (action, child) in [(Parent.Action.sheet(.start), "sheet"), (.row(1, .start), "row")] {
      let store = store(answers: true)
      store.send(action)
      #expect(
        store.state.child.log == [8],
        store.state.child.log.isEmpty
          ? """
          The \(child) started a timer, and the parent returned a send, which was lost, or waits \
          for the timer. Merge the two.
          """
          : "The parent sent one action, but it was handled \(store.state.child.log.count) times."
      )
    }
  }

  @Test("A child's effects end when it is removed or replaced") func ends() {
    let changes: [(String, @Sendable (inout Parent.State) -> Void)] = [
      ("nil", { $0.sheet = nil }), ("another id", { $0.sheet = Child.State(id: 7) }),
    ]
    for (name, change) in changes {
      let store = store()
      for action in [Parent.Action.sheet(.start), .other(.start), .child(.start)] {
        store.send(action)
      }
      let started = store.effects.running.count
      #expect(started == 3, "Three children each started a timer, but \(started) are running.")
      guard started == 3 else { return }
      store.send(.change { $0.sheet?.log = [5] })
      #expect(
        store.effects.running.count == 3,
        "The sheet has changed, but it is still the same one, and its timer ended."
      )
      store.send(.change(change))
      let comment: Comment =
        switch store.effects.running.count {
        case 3: "The sheet became \(name), but its timer is still running."
        case 0, 1: "The sheet became \(name), and another child's timer ended with it."
        default: "Two of three timers have to be left."
        }
      #expect(store.effects.running.count == 2, comment)
    }
  }

  @Test("An effect that a child's last action starts ends, too") func atTheEnd() {
    let store = store(closing: .start)
    store.send(.sheet(.start))
    #expect(
      store.effects.running.isEmpty,
      """
      The parent closed the sheet on the action that started the sheet's timer. The cancel has to \
      come after the child's effect.
      """
    )
    store.send(.row(2, .start))
    #expect(store.effects.running.isEmpty, "The same has to hold for a removed row.")
  }

  @Test("Two children with the same id don't cancel each other") func siblings() {
    let store = store()
    let all: [Parent.Action] = [
      .child(.start), .sheet(.start), .other(.start), .row(1, .start), .row(2, .start),
      .more(1, .start),
    ]
    for action in all { store.send(action) }
    let started = store.effects.running.count
    #expect(started == all.count, "Six children each started a timer, but \(started) are running.")
    guard started == all.count else { return }
    let stops: [(String, Parent.Action)] = [
      ("The child of the scope", .child(.stop)), ("The sheet", .sheet(.stop)),
      ("The first row", .row(1, .stop)), ("The other list's first row", .more(1, .stop)),
    ]
    var count = all.count
    for (name, stop) in stops {
      store.send(stop)
      count -= 1
      #expect(
        store.effects.running.count == count,
        """
        \(name) stopped its timer, and only that one has to end: give each child's effects a place \
        of their own.
        """
      )
    }
  }

  @Test("An action reaches its row by id, wherever it is, and so do the row's effects")
  func rows() async {
    let store = store()
    store.send(.change { $0.rows.reverse() })
    store.send(.row(1, .add(5)))
    #expect(
      store.state.rows.map(\.log) == [[], [], [5]],
      "Row 1 is the last row now, and has to get its action."
    )
    store.send(.row(3, .addLater(6)))
    #expect(store.state.rows.map(\.log) == [[6], [], [5]])
    #expect(
      store.state.more.map(\.log) == [[], []],
      "The other list has a row 1, too, which has to stay the same."
    )
    let issues = await reported { store.send(.row(8, .add(1))) }
    #expect(issues.count == 1, "There is no row 8, so this has to be reported.")
    let other = self.store(answers: true)
    other.send(.row(1, .add(1)))
    guard other.state.child.log == [8] else { return }
    _ = await reported { other.send(.row(8, .add(1))) }
    #expect(
      other.state.child.log == [8, 8],
      "There is no row 8, but the parent has to run anyway."
    )
  }

  @Test("A row's effects end when it is removed, not when it moves") func removed() {
    let store = store()
    for id in 1...3 { store.send(.row(id, .start)) }
    store.send(.more(1, .start))
    let started = store.effects.running.count
    #expect(started == 4, "Four rows each started a timer, but \(started) are running.")
    guard started == 4 else { return }
    store.send(.change { $0.rows = [$0.rows[2], $0.rows[0], $0.rows[1]] })
    #expect(store.effects.running.count == 4, "The rows have only moved, but a timer ended.")
    store.send(.change { $0.rows.removeAll { $0.id == 1 } })
    let comment: Comment =
      switch store.effects.running.count {
      case 4: "The row is gone, but its timer is still running."
      case 2: "Row 1 of the other list lost its timer, too: the list is part of the place."
      default: "Of four rows with a timer, one is gone."
      }
    #expect(store.effects.running.count == 3, comment)
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
