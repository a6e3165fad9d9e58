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
  }

  private enum EggAction {
    case started
    case added(Int)
    case done, startedAndDone, rang
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
    case clockStarted, clockTicked

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
      case .egg, .pot: break
      case .removed(let id): state.eggs.removeAll { $0.id == id }
      case .reversed: state.eggs.reverse()
      case .appended(let id): state.eggs.append(Egg(id: id))
      case .swappedIn(let new, for: let old):
        state.eggs = state.eggs.map { $0.id == old ? Egg(id: new) : $0 }
      case .clearedByClock:
        state.eggs = []
        return .timer { .clockTicked }
      case .clockStarted: return .timer { .clockTicked }
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

  private func kitchen(_ actions: Action...) -> Store<Kitchen, Action> {
    let store = Store(initialState: Kitchen(), reducer: reducer)
    for action in actions { store.send(action) }
    return store
  }

  private func ticks(_ store: Store<Kitchen, Action>) -> [Int] {
    store.tick()
    return store.state.ticks.sorted()
  }

  private func seconds(_ store: Store<Kitchen, Action>) -> [Int: Int] {
    Dictionary(store.state.eggs.map { ($0.id, $0.seconds) }, uniquingKeysWith: { $1 })
  }

  /// Whether the effect of this action cancels anything.
  private func cancels(_ action: Action) -> Bool {
    var state = Kitchen()
    return reducer.reduce(into: &state, action: action).steps.contains { step in
      if case .cancel = step { true } else { false }
    }
  }

  /// Whether a row gets its actions, and its timer ticks. Until then nothing else can be judged.
  private func isReady() -> Bool {
    let isReady =
      seconds(kitchen(.egg(id: 0, .added(5)))) == [2: 0, 0: 5, 1: 0]
      && ticks(kitchen(.egg(id: 2, .started))) == [2]
      && ticks(kitchen(.egg(id: 1, .started))) == [1]
    if !isReady {
      Issue.record(
        "Each row has to get its actions, and its timer has to tick: fix that first."
      )
    }
    return isReady
  }

  /// Whether one of two timers ends with its row.
  private func removes() -> Bool {
    guard isReady() else { return false }
    let removes = ticks(kitchen(.egg(id: 2, .started), .egg(id: 0, .started), .removed(0))) == [2]
    if !removes {
      Issue.record("A removed row has to lose its timer, and no other row does: fix that first.")
    }
    return removes
  }

  @Test("An action reaches the row that has its id") func byID() {
    let store = kitchen(.egg(id: 0, .added(5)))
    let seconds = seconds(store)
    let comment: Comment =
      switch seconds {
      case [2: 0, 0: 0, 1: 0]: "No row has changed."
      case [2: 5, 0: 0, 1: 0]:
        "The action is for the row with the id 0, but the row at index 0 got it. An id isn't an index."
      case [2: 5, 0: 5, 1: 5]: "Every row got the action."
      case [2: 0, 0: 10, 1: 0]: "The row ran twice for one action."
      default: "Row 0 gets 5 seconds, and no other row changes."
      }
    #expect(seconds == [2: 0, 0: 5, 1: 0], comment)
    let ids = store.state.eggs.map(\.id)
    #expect(ids == [2, 0, 1], "An action of one row changed the order of the list.")
  }

  @Test("A row's effect sends actions of that row") func effect() {
    let store = kitchen(.egg(id: 0, .started))
    let ticks = ticks(store)
    let comment: Comment =
      switch ticks {
      case [] where store.timers.count > 1:
        """
        Row 0's timer sends the action that started it. It has to send what the row's effect \
        sends.
        """
      case [] where kitchen(.egg(id: 0, .ticked)).state.ticks == []:
        "The parent never gets the row's actions, such as ticks. It has to run on every one."
      case []: "Row 0 started a timer, but it never ticked: the effect was lost or cancelled."
      case [1]: "Row 0's timer ticks for row 1: 1 is row 0's index. An effect keeps the id."
      case [2]: "Row 0's timer ticks for row 2, the first of the list. An effect keeps the id."
      case [0] where seconds(store)[0] == 0:
        "Row 0's timer ticks, but the row doesn't run on the tick."
      case [0]:
        "Row 0's timer ticked once, so the row has one second, not \(seconds(store)[0] ?? 0)."
      default: "Row 0's timer has to tick once, for row 0, but here it ticked for \(ticks)."
      }
    #expect(ticks == [0] && seconds(store)[0] == 1, comment)
    guard ticks == [0], seconds(store)[0] == 1 else { return }
    let twice = self.ticks(store)
    #expect(
      twice == [0, 0],
      twice == [0]
        ? "After its first tick the timer was cancelled, but row 0 is still there."
        : "Row 0's timer has to tick twice, for row 0, but here it ticked for \(twice)."
    )
    let two = self.ticks(kitchen(.egg(id: 0, .started), .egg(id: 0, .started)))
    #expect(
      two == [0, 0],
      "Row 0 started two timers, and both have to tick. Only a row that is gone loses its timers."
    )
  }

  @Test("The row runs before the parent") func rowFirst() {
    guard isReady() else { return }
    let state = kitchen(.egg(id: 0, .done)).state
    let comment: Comment =
      switch (state.done, state.eggs.map(\.id)) {
      case ([], _): "The parent never got the row's action. It runs on every action."
      case ([0], [2, 1]):
        "The parent removed the row before the row got its last action, which adds 100 seconds."
      case ([100], [2, 0, 1]): "The parent removed the row, but then the row was put back."
      case ([100], _):
        "The parent removed row 0 of 2, 0 and 1, but the rows are in a different order now."
      default: "The row has 100 seconds when the parent removes it; here: \(state.done)."
      }
    #expect(state.done == [100] && state.eggs.map(\.id) == [2, 1], comment)
  }

  @Test("A row that isn't there is skipped, and the parent runs") func missing() {
    guard isReady() else { return }
    let store = kitchen(.removed(1), .egg(id: 1, .added(5)), .egg(id: 1, .ticked))
    let seconds = seconds(store)
    #expect(
      seconds == [2: 0, 0: 0],
      seconds[1] != nil
        ? "An action for a row that was removed brought it back."
        : "An action for a row that was removed changed another row. An id isn't an index."
    )
    #expect(
      store.state.ticks == [1],
      "A row that isn't there is skipped, but the parent runs anyway, once."
    )
  }

  @Test("A row that has moved keeps its timer, and gets its ticks") func moved() {
    guard isReady() else { return }
    let store = kitchen(.egg(id: 2, .started), .egg(id: 0, .started), .reversed)
    let ticks = ticks(store)
    let comment: Comment =
      switch ticks {
      case [], [0], [2]:
        """
        The rows changed places, and a timer was cancelled. A row that moves is still there, with \
        its id.
        """
      case [0, 2]: "The rows changed places, and a row got the other one's tick."
      default:
        "The timers of rows 2 and 0 tick, each for its own row, but here the ticks are \(ticks)."
      }
    #expect(ticks == [0, 2] && seconds(store) == [2: 1, 0: 1, 1: 0], comment)
    let appended = self.ticks(kitchen(.egg(id: 2, .started), .appended(5)))
    #expect(appended == [2], "A row was added, and another row's timer was cancelled.")
  }

  @Test("A row that is removed loses its timer, and no other row does") func removed() {
    guard isReady() else { return }
    let started = [2, 0, 1].map { Action.egg(id: $0, .started) }
    let ticks = ticks(kitchen(started[0], started[1], started[2], .removed(0)))
    let byItself = self.ticks(kitchen(started[0], .egg(id: 0, .startedAndDone))) == [2]
    let comment: Comment =
      switch ticks {
      case [0, 1, 2] where byItself:
        """
        Row 0's timer ends when the row's own action removes the row, but ticks on when an action \
        of the parent's does.
        """
      case [0, 1, 2] where cancels(.removed(0)):
        "Row 0 is gone and an id was cancelled, but row 0's timer doesn't have that id."
      case [0, 1, 2]: "Row 0 is gone, but its timer ticks on. Removing a row doesn't end its timer."
      case [0, 1], [0, 2]:
        "Row 0 is gone, and another row's timer was cancelled instead. Compare ids, not places."
      case [0]: "Row 0 is gone, but only its timer ticks on: the others were cancelled."
      case []: "One row was removed, and the timers of all rows were cancelled."
      case [1], [2]:
        """
        Besides row 0's timer, another was cancelled. Its row is still there, and has only moved \
        up.
        """
      default: "The timers of rows 2 and 1 tick on, but here the ticks are \(ticks)."
      }
    #expect(ticks == [1, 2], comment)
  }

  @Test("Rows that are removed together all lose their timers") func cleared() {
    guard removes() else { return }
    let started = [2, 0, 1].map { Action.egg(id: $0, .started) }
    let ticks = ticks(kitchen(started[0], started[1], started[2], .clearedByClock))
    let comment: Comment =
      switch ticks {
      case _ where !ticks.contains(9):
        """
        The action that removed the rows also started the parent's clock, but the clock doesn't \
        tick. Merge the cancellations with the parent's effect.
        """
      case _ where ticks.count == 3:
        "One action removed all three rows. One of their timers was cancelled, the others tick on."
      default:
        "All rows are gone, so only the parent's clock ticks, 9; here the ticks are \(ticks)."
      }
    #expect(ticks == [9], comment)
  }

  @Test("A row that has moved and is removed loses its own timer") func movedAndRemoved() {
    guard removes() else { return }
    let store = kitchen(.egg(id: 2, .started), .egg(id: 1, .started), .reversed, .removed(2))
    let ticks = ticks(store)
    let comment: Comment =
      switch ticks {
      case [1, 2]: "Row 2 moved and was then removed, but its timer ticks on."
      case [2]:
        """
        Row 2 moved and was then removed. Its timer ticks on, and row 1's was cancelled: an \
        effect's id can't be the place where the row was.
        """
      case []: "Row 2 was removed, and row 1, which is still there, has lost its timer, too."
      default: "Row 2 is gone, so only row 1's timer ticks; here the ticks are \(ticks)."
      }
    #expect(ticks == [1], comment)
  }

  @Test("A row that replaces another doesn't inherit its effects") func swappedIn() {
    guard removes() else { return }
    let ticks = ticks(kitchen(.egg(id: 0, .started), .swappedIn(7, for: 0)))
    #expect(
      ticks == [],
      "Row 7 replaced row 0, whose timer ticks on. The number of rows hasn't changed."
    )
  }

  @Test("A timer that the row's last action starts ends, too") func lastAction() {
    guard removes() else { return }
    let ticks = ticks(kitchen(.egg(id: 2, .started), .egg(id: 0, .startedAndDone)))
    let comment: Comment =
      switch ticks {
      case [0, 2] where !cancels(.egg(id: 0, .startedAndDone)):
        """
        An action of row 0's started a timer, and the parent removed the row. Nothing was \
        cancelled, because the action was the row's. It makes no difference whose action it is.
        """
      case [0, 2]:
        """
        This action started row 0's timer, and the parent removed the row. The timer was started \
        after the cancellation, so it ticks on. The store takes the steps in order.
        """
      default: "Row 0 is gone, so only row 2's timer ticks; here the ticks are \(ticks)."
      }
    #expect(ticks == [2], comment)
  }

  @Test("The parent keeps its own timers") func parents() {  // starter passes
    let ticks = ticks(kitchen(.clockStarted, .removed(2), .removed(0), .removed(1)))
    #expect(ticks == [9], "The parent's clock has to keep ticking, whatever happens to the rows.")
    let rang = self.ticks(kitchen(.egg(id: 2, .rang), .removed(2)))
    #expect(
      rang == [9],
      """
      The parent started its clock when row 2 rang, and lost it with the row. Only the row's own \
      effects get the row's id.
      """
    )
  }

  @Test("The rows of another list keep their timers") func anotherList() {
    guard removes() else { return }
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
    let ticks = ticks(store)
    #expect(
      ticks == [10],
      """
      Two lists each have a row 0. One was removed, so only the other's timer, 10, should tick. If \
      both were cancelled, their effects have the same id. Here the ticks are \(ticks).
      """
    )
  }
}
