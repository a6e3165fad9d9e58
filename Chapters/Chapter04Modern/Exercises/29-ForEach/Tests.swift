import Testing

@Suite struct ForEachTests {
  // A kitchen with a wall clock, and a list of egg timers. The ids are 2, 0 and 1, so each of them
  // is an index, too, of another row. `ticks` says whose timers have ticked; 9 is the clock, and
  // the pots, in a list of their own, are 10 more than their ids.

  private struct Egg: Equatable, Identifiable {
    let id: Int
    var seconds = 0
  }

  private struct Kitchen: Equatable {
    var eggs = [Egg(id: 2), Egg(id: 0), Egg(id: 1)]
    var pots = [Egg(id: 2), Egg(id: 0), Egg(id: 1)]
    var ticks: [Int] = []
    var done: [Int] = []

    /// The rows and their seconds.
    var rows: [String] { eggs.map { "\($0.id): \($0.seconds) s" } }
  }

  private enum EggAction {
    case started
    case added(Int)
    case done, startedAndDone, rang, welcomed
    case ticked
  }

  private enum Action {
    case egg(id: Int, EggAction)
    case pot(id: Int, EggAction)
    case removed(Int)
    case reversed
    case appended(Int)
    case swappedIn(Int, for: Int)
    case clearedByClock
    case clockTicked

    static var eggPath: CasePath<Action, (id: Int, action: EggAction)> {
      CasePath(
        embed: { .egg(id: $0.id, $0.action) },
        extract: { if case .egg(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }

    static var potPath: CasePath<Action, (id: Int, action: EggAction)> {
      CasePath(
        embed: { .pot(id: $0.id, $0.action) },
        extract: { if case .pot(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }
  }

  private struct EggTimer: Reducer {
    func reduce(into egg: inout Egg, action: EggAction) -> Effect<EggAction> {
      switch action {
      case .started, .startedAndDone: return .timer { .ticked }
      case .added(let seconds): egg.seconds += seconds
      case .ticked: egg.seconds += 1
      case .done: egg.seconds += 100
      case .welcomed: egg.seconds += 50
      case .rang: break
      }
      return .none
    }
  }

  private struct Parent: Reducer {
    func reduce(into state: inout Kitchen, action: Action) -> Effect<Action> {
      switch action {
      case .egg(let id, .done), .egg(let id, .startedAndDone):
        state.done += state.eggs.filter { $0.id == id }.map(\.seconds)
        state.eggs.removeAll { $0.id == id }
      case .egg(let id, .ticked): state.ticks.append(id)
      case .pot(let id, .ticked): state.ticks.append(10 + id)
      case .egg(_, .rang): return .timer { .clockTicked }
      case .egg(let id, .welcomed): state.eggs.append(Egg(id: id))
      case .egg, .pot: break
      case .removed(let id): state.eggs.removeAll { $0.id == id }
      case .reversed: state.eggs.reverse()
      case .appended(let id): state.eggs.append(Egg(id: id))
      case .swappedIn(let new, for: let old):
        state.eggs = state.eggs.map { $0.id == old ? Egg(id: new) : $0 }
      case .clearedByClock:
        state.eggs = []
        return .timer { .clockTicked }
      case .clockTicked: state.ticks.append(9)
      }
      return .none
    }
  }

  private let reducer = ForEach(
    parent: Parent(),
    state: \Kitchen.eggs,
    action: Action.eggPath,
    element: EggTimer()
  )

  private func kitchen(_ actions: Action...) -> Kitchen {
    let store = Store(initialState: Kitchen(), reducer: reducer)
    for action in actions { store.send(action) }
    return store.state
  }

  /// Whose timers tick after these actions, when a second passes.
  private func ticks(_ actions: Action...) -> [Int] {
    let store = Store(initialState: Kitchen(), reducer: reducer)
    for action in actions { store.send(action) }
    store.tick()
    return store.state.ticks.sorted()
  }

  @Test("An action reaches the row that has its id") func byID() throws {
    let rows = kitchen(.egg(id: 0, .added(5))).rows
    try #require(
      rows == ["2: 0 s", "0: 5 s", "1: 0 s"],
      "The rows have the ids 2, 0 and 1. Five seconds are added to row 0."
    )
  }

  @Test("The row runs before the parent") func rowFirst() throws {
    let state = kitchen(.egg(id: 0, .done))
    try #require(
      [state.done, state.eggs.map(\.id)] == [[100], [2, 1]],
      "Row 0's last action adds 100. Then it is removed: its seconds, and the ids left."
    )
  }

  @Test("A row's effect sends actions of that row") func effect() throws {
    let store = Store(initialState: Kitchen(), reducer: reducer)
    store.send(.egg(id: 0, .started))
    for _ in 1...2 { store.tick() }
    try #require(
      [store.state.ticks, [store.timers.count]] == [[0, 0], [1]],
      "Of the rows 2, 0 and 1, 0 started a timer: who ticked in two seconds, and how many timers."
    )
    try #require(
      store.state.rows == ["2: 0 s", "0: 2 s", "1: 0 s"],
      "Row 0 started a timer, and two seconds passed. Each tick adds one."
    )
  }

  @Test("A row that isn't there is skipped, and the parent runs")  // starter passes
  func missing() throws {
    let state = kitchen(.removed(1), .egg(id: 1, .added(5)), .egg(id: 1, .ticked))
    try #require(state.rows == ["2: 0 s", "0: 0 s"], "Actions came for 1, which was removed.")
    try #require(state.ticks == [1], "Row 1 was removed. Then a tick of it came.")
    let added = kitchen(.removed(1), .egg(id: 1, .welcomed)).rows
    try #require(
      added == ["2: 0 s", "0: 0 s", "1: 0 s"],
      "Row 1 was removed. Then came an action of it that makes the parent add row 1, at 0 s."
    )
  }

  @Test("A row that has moved keeps its timer, and gets its ticks") func moved() throws {
    let ticks = ticks(.egg(id: 2, .started), .egg(id: 0, .started), .reversed, .appended(5))
    try #require(ticks == [0, 2], "2 and 0 started timers. The rows were reversed, and one added.")
  }

  @Test("A row that is removed loses its timer, and no other row does") func removed() throws {
    let ticks = [Action.removed(0), .egg(id: 0, .done)].map { removal in
      self.ticks(.egg(id: 2, .started), .egg(id: 0, .started), .egg(id: 1, .started), removal)
    }
    try #require(
      ticks == [[1, 2], [1, 2]],
      """
      The rows 2, 0 and 1 started timers. Then 0 was removed: on an action of the parent, or on one \
      of its own.
      """
    )
  }

  @Test("A row that has moved and is removed loses its own timer") func movedAndRemoved() throws {
    let ticks = ticks(.egg(id: 2, .started), .egg(id: 1, .started), .reversed, .removed(2))
    try #require(ticks == [1], "2 and 1 started timers. The rows were reversed, and 2 removed.")
  }

  @Test("Rows that are removed together all lose their timers")  // starter passes
  func cleared() throws {
    let ticks = ticks(.egg(id: 2, .started), .egg(id: 0, .started), .clearedByClock)
    try #require(
      ticks == [9],
      "The rows 2 and 0 started timers. Then the parent removed all rows, and started its clock, 9."
    )
  }

  @Test("A row that replaces another doesn't inherit its effects")  // starter passes
  func swappedIn() throws {
    let ticks = ticks(.egg(id: 0, .started), .swappedIn(7, for: 0))
    try #require(ticks == [], "Row 0 started a timer. Then row 7 took its place.")
  }

  @Test("A timer that the row's last action starts ends, too") func lastAction() throws {
    let ticks = ticks(.egg(id: 2, .started), .egg(id: 0, .startedAndDone))
    try #require(ticks == [2], "2 started a timer; so did 0, with the action that removed it.")
  }

  @Test("The parent keeps its own timers")  // starter passes
  func parents() throws {
    let rang = ticks(.egg(id: 2, .rang), .removed(2))
    try #require(rang == [9], "Row 2 rang, so the parent started its clock, 9; 2 was removed.")
  }

  @Test("The rows of another list keep their timers") func anotherList() throws {
    let store = Store(
      initialState: Kitchen(),
      reducer: ForEach(
        parent: reducer,
        state: \Kitchen.pots,
        action: Action.potPath,
        element: EggTimer()
      )
    )
    for action in [.egg(id: 0, .started), .pot(id: 0, .started), .removed(0)] as [Action] {
      store.send(action)
    }
    store.tick()
    try #require(
      store.state.ticks == [10],
      "Two lists each have a row 0, which started a timer. 0 was removed. The other's timer is 10."
    )
  }
}
