import Testing

@Suite struct IfLetCancelsTests {
  // A kitchen with a wall clock of its own, and room for one egg timer, or for two. `ticks` says
  // whose timers have ticked: an egg's id, ten more in the second place, or 0 for the clock.

  private struct Egg: Equatable, Identifiable {
    let id: Int
    var seconds = 0
  }

  private struct Kitchen: Equatable {
    var egg: Egg?
    var second: Egg?
    var ticks: [Int] = []
    /// The seconds of an egg when it was done.
    var done: Int?
  }

  private enum EggAction {
    case started, startedAndDone, shelled
    case ticked(id: Int)
  }

  private enum Action {
    case opened(Int)
    case closed, closedByClock, cooled
    case replaced(with: Int)
    case clockStarted, clockTicked
    case egg(EggAction)
    case second(EggAction)

    static var eggPath: CasePath<Action, EggAction> {
      CasePath(
        embed: { .egg($0) },
        extract: { if case .egg(let action) = $0 { action } else { nil } }
      )
    }

    static var secondPath: CasePath<Action, EggAction> {
      CasePath(
        embed: { .second($0) },
        extract: { if case .second(let action) = $0 { action } else { nil } }
      )
    }
  }

  private struct EggTimer: Reducer {
    func reduce(into egg: inout Egg, action: EggAction) -> Effect<EggAction> {
      switch action {
      case .started, .startedAndDone:
        let id = egg.id
        return .timer { .ticked(id: id) }
      case .ticked:
        egg.seconds += 1
        return .none
      case .shelled:
        egg.seconds += 100
        return .none
      }
    }
  }

  private struct Parent: Reducer {
    func reduce(into state: inout Kitchen, action: Action) -> Effect<Action> {
      switch action {
      case .opened(let id), .replaced(with: let id): state.egg = Egg(id: id)
      case .closed, .egg(.startedAndDone): state.egg = nil
      case .closedByClock:
        state.egg = nil
        return .timer { .clockTicked }
      case .egg(.shelled):
        state.done = state.egg?.seconds
        state.egg = nil
      case .cooled: state.egg?.seconds = 0
      case .clockStarted: return .timer { .clockTicked }
      case .clockTicked: state.ticks.append(0)
      case .egg(.ticked(let id)): state.ticks.append(id)
      case .second(.ticked(let id)): state.ticks.append(10 + id)
      case .egg(.started), .second: break
      }
      return .none
    }
  }

  private let reducer = IfLet(
    parent: Parent(),
    state: \Kitchen.egg,
    action: Action.eggPath,
    child: EggTimer()
  )

  private func kitchen(_ actions: Action...) -> Store<Kitchen, Action> {
    let store = Store(initialState: Kitchen(), reducer: reducer)
    for action in actions { store.send(action) }
    return store
  }

  /// Whose timers tick, in each of two ticks after these actions.
  private func ticks(_ store: Store<Kitchen, Action>) -> [Int] {
    let before = store.state.ticks.count
    store.tick()
    store.tick()
    return Array(store.state.ticks.dropFirst(before))
  }

  /// The effect of one action on an egg with a timer: whether it cancels, and begins a timer.
  private func steps(of action: Action) -> [String] {
    var state = Kitchen(egg: Egg(id: 1))
    return reducer.reduce(into: &state, action: action).steps.map { step in
      if case .cancel = step { "cancel" } else { "start" }
    }
  }

  /// Whether a timer ticks at all. Until then nothing else can be judged.
  private func isReady() -> Bool {
    let isReady = ticks(kitchen(.opened(1), .egg(.started))) == [1, 1]
    if !isReady { Issue.record("A timer has to tick while its child is there: fix that first.") }
    return isReady
  }

  @Test("A timer ticks as long as its child is there") func ticking() {  // starter passes
    let store = kitchen(.opened(1), .egg(.started))
    let ticks = ticks(store)
    let comment: Comment =
      switch (ticks, store.state.egg?.seconds) {
      case (_, nil):
        """
        The parent put an egg there, but there is none: the parent runs on every action, with or \
        without an egg.
        """
      case ([], _):
        "The timer never ticked: it was lost, or cancelled by the action that started it."
      case ([1], _): "After its first tick the timer was cancelled, but the egg is still there."
      case ([1, 1, 1, 1], _): "The timer was started twice."
      case ([1, 1], 0): "The timer ticks, but the child doesn't run on it."
      default: "The egg's timer ticks twice, and nothing else."
      }
    #expect(ticks == [1, 1] && store.state.egg?.seconds == 2, comment)
    guard ticks == [1, 1] else { return }
    let two = self.ticks(kitchen(.opened(1), .egg(.started), .egg(.started)))
    #expect(
      two == [1, 1, 1, 1],
      """
      The egg started two timers, and each has to tick twice. Only a child that is gone loses its \
      timers.
      """
    )
  }

  @Test("A child that has only changed keeps its timer") func changed() {  // starter passes
    guard isReady() else { return }
    let unrelated = ticks(kitchen(.opened(1), .egg(.started), .clockTicked))
    let ticks = ticks(kitchen(.opened(1), .egg(.started), .cooled))
    #expect(
      ticks == [1, 1],
      """
      The parent changed something in the egg, and the egg's timer was cancelled. The id is still \
      1, so it is the same child: compare ids.
      """
    )
    #expect(
      unrelated == [1, 1],
      "An action of the parent's own, which left the egg alone, ended the egg's timer."
    )
  }

  @Test("The child still runs before the parent") func order() {  // starter passes
    guard isReady() else { return }
    let done = kitchen(.opened(1), .egg(.shelled)).state.done
    let comment: Comment =
      switch done {
      case nil: "The parent never got the child's action, or there was no child by then."
      case 0:
        "The parent removed the egg before the egg got its last action, which adds 100 seconds."
      default: "The egg has 100 seconds when the parent removes it, not \(done ?? 0)."
      }
    #expect(done == 100, comment)
    let ticks = kitchen(.egg(.ticked(id: 3))).state.ticks
    #expect(
      ticks == [3],
      "An action came for an egg that isn't there. The child is skipped, but the parent runs."
    )
  }

  @Test("A child's timer ends when the child becomes nil") func closed() {
    guard isReady() else { return }
    let ticks = ticks(kitchen(.opened(1), .egg(.started), .closed))
    let byItself = self.ticks(kitchen(.opened(1), .egg(.started), .egg(.startedAndDone))) == []
    let byAnother = self.ticks(kitchen(.opened(1), .egg(.started), .replaced(with: 2))) == []
    let comment: Comment =
      switch ticks {
      case [1, 1] where byItself:
        """
        The egg's timer ends when the egg's own action removes it, but ticks on when an action of \
        the parent's does.
        """
      case [1, 1] where byAnother:
        "The egg's timer ends when another egg replaces it, but ticks on when the egg becomes nil."
      case [1, 1] where steps(of: .closed).contains("cancel"):
        """
        The egg is gone and an id was cancelled, but its timer doesn't have that id. Give the \
        child's effects an id, and cancel that one.
        """
      case [1, 1]:
        """
        The egg is gone, but its timer ticks on. Setting nil ends nothing: give the child's \
        effects an id, and cancel that id when the child is gone.
        """
      default: "The egg is gone, so nothing should tick. Here the ticks are \(ticks)."
      }
    #expect(ticks == [], comment)
  }

  @Test("A child's timer ends when another child takes its place") func replaced() {
    guard isReady() else { return }
    let store = kitchen(.opened(1), .egg(.started), .replaced(with: 2))
    let id = store.state.egg?.id
    #expect(id == 2, "The parent replaced egg 1 with egg 2, but now egg \(id ?? 0) is there.")
    #expect(
      ticks(store) == [],
      """
      Egg 2 replaced egg 1, but egg 1's timer ticks on, now for egg 2. The child was never nil, \
      but it isn't the same child.
      """
    )
  }

  @Test("A timer that the child's last action starts ends, too") func lastAction() {
    guard isReady() else { return }
    let store = kitchen(.opened(1), .egg(.startedAndDone))
    let ticks = ticks(store)
    let closes = ticks == [] || self.ticks(kitchen(.opened(1), .egg(.started), .closed)) == []
    let comment: Comment =
      switch ticks {
      case [1, 1] where !closes: "A child that is gone has to lose its timers: fix that first."
      case [1, 1] where !steps(of: .egg(.startedAndDone)).contains("cancel"):
        """
        An action of the egg's started a timer, and the parent removed the egg. Nothing was \
        cancelled, because the action was the egg's. It makes no difference whose action it is.
        """
      case [1, 1] where steps(of: .egg(.startedAndDone)).last == "cancel":
        """
        The cancellation comes last, as it should, but the timer that just started has a different \
        id.
        """
      case [1, 1]:
        """
        This action started the egg's timer, and the parent removed the egg. The timer was started \
        after the cancellation, so it ticks on. The store takes the steps in order.
        """
      default: "The egg is gone, so nothing should tick. Here the ticks are \(ticks)."
      }
    #expect(ticks == [], comment)
  }

  @Test("The parent keeps its own timers") func parents() {  // starter passes
    guard isReady() else { return }
    let alone = ticks(kitchen(.opened(1), .clockStarted))
    let without = self.ticks(kitchen(.clockStarted))
    #expect(
      [alone, without] == [[0, 0], [0, 0]],
      alone == [0, 0]
        ? "The parent started its clock while there was no egg, but the clock doesn't tick."
        : "The parent started its clock, but the effect was lost."
    )
    guard alone == [0, 0] else { return }

    let ticks = ticks(kitchen(.opened(1), .clockStarted, .egg(.started), .closed))
    let isGone = !ticks.contains(1)
    #expect(
      ticks.filter { $0 == 0 } == [0, 0],
      isGone
        ? "The parent's clock ended with the egg. Only the child's effects get the id."
        : "The parent's clock has to tick twice, whatever happens to the egg."
    )
    let begun = self.ticks(kitchen(.opened(1), .closedByClock)).filter { $0 == 0 }
    #expect(
      begun == [0, 0],
      """
      In one action the parent removed the egg and started its clock, but the clock doesn't tick. \
      Merge the cancellation with the parent's effect; it concerns only the child's.
      """
    )
  }

  @Test("A child in another field keeps its timer, even with the same id")  // starter passes
  func anotherField() {
    guard isReady() else { return }
    let store = Store(
      initialState: Kitchen(egg: Egg(id: 1), second: Egg(id: 1)),
      reducer: IfLet(
        parent: reducer,
        state: \Kitchen.second,
        action: Action.secondPath,
        child: EggTimer()
      )
    )
    for action in [.egg(.started), .second(.started), .closed] as [Action] { store.send(action) }
    let ticks = ticks(store).filter { $0 != 1 }
    guard self.ticks(kitchen(.opened(1), .egg(.started), .clockTicked)) == [1, 1] else { return }
    #expect(
      ticks == [11, 11],
      """
      Two eggs have the id 1, each in a field of its own. One was removed, and the other's timer \
      was cancelled, too: the effects of both have the same id.
      """
    )
  }

  @Test("The next child starts its own timer") func next() {
    guard isReady() else { return }
    let store = kitchen(.opened(1), .egg(.started), .closed, .opened(2), .egg(.started))
    let ticks = ticks(store)
    let comment: Comment =
      switch ticks {
      case [1, 2, 1, 2]: "Egg 1 is long gone, but its timer ticks beside egg 2's."
      case []: "Egg 2 has started a timer, but it doesn't tick."
      default: "Only egg 2's timer ticks, twice. Here the ticks are \(ticks)."
      }
    #expect(ticks == [2, 2], comment)
  }

  @Test("Nothing is left in the store when the child is gone") func nothingLeft() {
    guard isReady() else { return }
    let store = kitchen(.opened(1), .egg(.started), .egg(.started), .replaced(with: 2), .closed)
    let count = store.timers.count
    #expect(
      count == 0,
      count == 1
        ? "Egg 1 started two timers and is gone, but one of them is left."
        : "\(count) timers are left in the store."
    )
  }
}
