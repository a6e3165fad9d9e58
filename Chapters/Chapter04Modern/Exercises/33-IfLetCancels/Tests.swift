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
    case started, startedAndDone, startedAndReplaced, shelled
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
      case .started, .startedAndDone, .startedAndReplaced:
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
      case .egg(.startedAndReplaced): state.egg = Egg(id: 2)
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

  /// A kitchen after these actions, and some seconds.
  private func kitchen(_ actions: Action..., seconds: Int = 0) -> Kitchen {
    let store = Store(initialState: Kitchen(), reducer: reducer)
    for action in actions { store.send(action) }
    for _ in 0..<seconds { store.tick() }
    return store.state
  }

  @Test("A timer ticks as long as its child is there")  // starter passes
  func ticking() throws {
    let state = kitchen(.opened(1), .egg(.started), .egg(.started), seconds: 2)
    try #require(
      [state.ticks, [state.egg?.seconds ?? -1]] == [[1, 1, 1, 1], [4]],
      "The egg 1 started two timers, and two seconds passed: the ticks, and the egg's seconds."
    )
  }

  @Test("The child runs before the parent, and the parent always")  // starter passes
  func order() throws {
    let done = kitchen(.opened(1), .egg(.shelled)).done
    try #require(done == 100, "The egg's last action adds 100 seconds. Then it was removed.")
    let ticks = kitchen(.egg(.ticked(id: 3))).ticks
    try #require(ticks == [3], "An action came for an egg that isn't there.")
  }

  @Test("A child that has only changed keeps its timer")  // starter passes
  func changed() throws {
    let ticks = kitchen(.opened(1), .egg(.started), .egg(.ticked(id: 1)), .cooled, seconds: 1).ticks
    try #require(ticks == [1, 1], "The egg 1 started a timer, ticked, and was cooled to 0.")
  }

  @Test("A child's timer ends when the child becomes nil") func closed() throws {
    let ticks = kitchen(.opened(1), .egg(.started), .closed, seconds: 1).ticks
    try #require(ticks == [], "The egg 1 started a timer. The parent removed it. A second passed.")
  }

  @Test("A child's timer ends when another child takes its place") func replaced() throws {
    let ticks = kitchen(.opened(1), .egg(.started), .replaced(with: 2), .egg(.started), seconds: 1)
      .ticks
    try #require(ticks == [2], "The egg 2 took the place of 1. Each started a timer.")
  }

  @Test("A timer that the child's last action starts ends, too") func lastAction() throws {
    let ticks = kitchen(.opened(1), .egg(.started), .egg(.startedAndDone), seconds: 1).ticks
    try #require(ticks == [], "The egg 1 started two timers, one with the action that removed it.")
    let replaced = kitchen(.opened(1), .egg(.startedAndReplaced), seconds: 1).ticks
    try #require(replaced == [], "The egg 1 started a timer with the action that put 2 there.")
  }

  @Test("The parent keeps its own timers")  // starter passes
  func parents() throws {
    let before = kitchen(.opened(1), .clockStarted, .closed, seconds: 1).ticks
    try #require(before == [0], "The parent started its clock, 0, and then removed the egg.")
    let with = kitchen(.opened(1), .closedByClock, seconds: 1).ticks
    try #require(with == [0], "The parent removed the egg, and started its clock, 0.")
  }

  @Test("A child in another field keeps its timer, even with the same id")  // starter passes
  func anotherField() throws {
    let store = Store(
      initialState: Kitchen(second: Egg(id: 1)),
      reducer: IfLet(
        parent: reducer,
        state: \Kitchen.second,
        action: Action.secondPath,
        child: EggTimer()
      )
    )
    for action in [.opened(1), .second(.started), .closed] as [Action] { store.send(action) }
    store.tick()
    try #require(
      store.state.ticks == [11],
      "Two eggs have the id 1. The one in the second place, 11, started a timer; the first was removed."
    )
  }
}
