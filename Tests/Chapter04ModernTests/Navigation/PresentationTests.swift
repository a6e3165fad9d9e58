// Rules 11 to 11c: a presented child lives as long as its state, and can end itself.

import Diagnostics
import Foundation
import Testing

@testable import Chapter04Core
@testable import Chapter04Modern

@MainActor @Suite(.timeLimit(.minutes(5))) struct PresentationTests {
  let clock = TestClock()

  // R4.11
  @Test(
    "What a child has in flight ends with it, whichever side ends it",
    arguments: [0, 1, 2]
  )
  func effectsEnd(_ way: Int) async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.present(1)) { $0.sheet = NavigationScreen.State(id: 1) }
    await store.send(\.sheet.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sheet.tick) { $0.sheet?.count = 1 }
    switch way {
    case 0:
      await store.send(\.sheet.dismiss) { $0.sheet = nil }
    case 1:
      await store.send(.close) { $0.sheet = nil }
    default:
      await store.send(\.sheet.done)
      await store.receive(\.sheet.dismiss) { $0.sheet = nil }
    }
    await clock.advance(by: .seconds(5))
    #expect(store.run.core.effects.keyCount == 0)
  }

  // R4.11
  @Test("A child replaced by another id ends its effects, and the new one's go on")
  func replaced() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.present(1)) { $0.sheet = NavigationScreen.State(id: 1) }
    await store.send(\.sheet.start)
    await store.send(.present(2)) { $0.sheet = NavigationScreen.State(id: 2) }
    await clock.advance(by: .seconds(1))
    await store.send(\.sheet.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sheet.tick) { $0.sheet?.count = 1 }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test("A child replaced by one with the same id keeps its effects")
  func sameID() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.present(1)) { $0.sheet = NavigationScreen.State(id: 1) }
    await store.send(\.sheet.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sheet.tick) { $0.sheet?.count = 1 }
    await store.send(.present(1)) { $0.sheet?.count = 0 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sheet.tick) { $0.sheet?.count = 1 }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }

  // R4.11
  @Test("An action while nothing is presented is reported, and the parent runs")
  func missing() async {
    let log = LockIsolated<[String]>([])
    let store = NavigationScreen.store(log: log, clock: clock)
    for action in [NavigationScreen.Action.sheet(.dismiss), .sheet(.presented(.tick))] {
      let issues = await reported { await store.send(action) }
      #expect(issues.count == 1)
      #expect(
        issues[0].says(
          "An \"ifLet\" at",
          "received a presentation action when destination state was absent"
        ) || issues[0].says("An \"ifLet\" at", "received a presentation action")
      )
    }
    #expect(log.value == ["sheet -1"])
  }

  // R4.11
  @Test(
    "State made by hand is presented like any other, and may dismiss itself by its first action"
  )
  func deepLink() async {
    var state = NavigationScreen.State(
      sheet: NavigationScreen.State(id: 1, sheet: NavigationScreen.State(id: 2))
    )
    state.sheet?.path.append(NavigationScreen.State(id: 3))
    let store = NavigationScreen.store(state, clock: clock)
    await store.send(\.sheet.sheet.done)
    await store.receive(\.sheet.sheet.dismiss) { $0.sheet?.sheet = nil }
    await store.send(\.sheet.path[id: 0].done)
    await store.receive(\.sheet.path.popFrom) { $0.sheet?.path.removeLast() }
    await store.send(\.sheet.done)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
  }

  // R4.11a
  @Test("The effect that dismisses is cancelled, and nothing that it sends later arrives")
  func nothingLater() async {
    let store = NavigationScreen.store(
      NavigationScreen.State(sheet: NavigationScreen.State()),
      clock: clock
    )
    await store.send(.sheet(.presented(.doneAndTick)))
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
    await store.finish()
  }

  // R4.11a
  @Test("Dismissing where nothing is presented is reported where it was called")
  func notPresented() async {
    let store = Store(initialState: NavigationScreen.State()) { NavigationScreen() }
    let issues = await reported { await store.send(.done).finish() }
    #expect(issues.count == 1)
    #expect(
      issues[0].says("requested dismissal at", "NavigationScreen.swift", "couldn't be dismissed")
    )
  }

  @Test("A test store reports that its own feature has dismissed itself, and ends its effects")
  func isDismissed() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.start)
    #expect(!store.isDismissed)
    await store.send(.done)
    #expect(store.isDismissed)
    await store.finish()
    expect(
      await reported { await store.send(.tick) },
      at: #line - 1,
      "Can't send action to dismissed test store",
      ".tick"
    )
  }

  /// Dismisses itself when its child, which sends `tick` from an effect, has sent that.
  struct Follower: Reducer {
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    let log: LockIsolated<[Bool]>

    var body: some ReducerOf<NavigationScreen> {
      Reduce { _, action in
        guard case .sheet(.presented(.alert)) = action else { return .none }
        log.withValue { [isPresented] in $0.append(isPresented) }
        return .run { _ in await dismiss() }
      }
      .ifLet(\.$sheet, action: \.sheet) {
        Reduce { _, action in
          action == .start ? .run { send in await send(.alert(.dismiss)) } : .none
        }
      }
    }
  }

  @Test("A test's override of dismiss holds in a step that a presented child's effect leads to")
  func overriddenAfterChild() async {
    let (isCalled, log) = (LockIsolated(false), LockIsolated<[Bool]>([]))
    let store = TestStore(initialState: NavigationScreen.State(sheet: NavigationScreen.State())) {
      Follower(log: log)
    } withDependencies: {
      $0.dismiss = DismissEffect { isCalled.setValue(true) }
    }
    await store.send(\.sheet.start)
    await store.receive(\.sheet.alert.dismiss)
    #expect(isCalled.value)
    #expect(store.isDismissed)
    #expect(log.value == [true])
  }

  @Test("A test can override dismiss for its own feature, but not for what that presents")
  func overridden() async {
    let isCalled = LockIsolated(false)
    let store = NavigationScreen.store(
      NavigationScreen.State(sheet: NavigationScreen.State()),
      clock: clock
    )
    store.dependencies.dismiss = DismissEffect { isCalled.setValue(true) }
    await store.send(\.sheet.done)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
    #expect(!isCalled.value)
    await store.send(.done)
    #expect(isCalled.value)
    #expect(store.isDismissed)
  }

  // R4.11b
  @Test("A test store that has presented something need not account for it, nor wait for it")
  func leftPresented() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.present(1)) { $0.sheet = NavigationScreen.State(id: 1) }
    await store.send(\.sheet.present, 2) { $0.sheet?.sheet = NavigationScreen.State(id: 2) }
    await store.send(.push(3)) { $0.path.append(NavigationScreen.State(id: 3)) }
    #expect(store.run.core.effects.running.isEmpty)
    await store.finish()
  }

  // R4.11b
  @Test(
    "Presenting and dismissing leaves nothing behind in a store, and the store doesn't live on"
  )
  func nothingLeft() async {
    weak var core: RootCore<NavigationScreen.State, NavigationScreen.Action>?
    do {
      let store = Store(initialState: NavigationScreen.State()) { NavigationScreen() }
      core = store.core.root as? RootCore<NavigationScreen.State, NavigationScreen.Action>
      store.send(.present(1))
      await store.send(.sheet(.presented(.done))).finish()
      #expect(store.sheet == nil)
      #expect(core?.effects.keyCount == 0)
      store.send(.present(2))
      #expect(core != nil)
    }
    #expect(core == nil)
  }

  // R4.11c
  @Test("A destination in a destination is dismissed alone, and cancelled with its parent")
  func nested() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.present(1)) { $0.sheet = NavigationScreen.State(id: 1) }
    await store.send(\.sheet.present, 2) { $0.sheet?.sheet = NavigationScreen.State(id: 2) }
    await store.send(\.sheet.start)
    await store.send(\.sheet.sheet.start)
    await store.send(\.sheet.sheet.done)
    await store.receive(\.sheet.sheet.dismiss) { $0.sheet?.sheet = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sheet.tick) { $0.sheet?.count = 1 }
    await store.send(\.sheet.present, 3) { $0.sheet?.sheet = NavigationScreen.State(id: 3) }
    await store.send(\.sheet.sheet.start)
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
    await clock.advance(by: .seconds(5))
  }

  // R4.11c
  @Test(
    "A parent cancels its child's effects by their id; a child neither its parent's nor a sibling's"
  )
  func cancelling() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.present(1)) { $0.sheet = NavigationScreen.State(id: 1) }
    await store.send(.push(2)) { $0.path.append(NavigationScreen.State(id: 2)) }
    await store.send(.start)
    await store.send(\.sheet.start)
    await store.send(\.path[id: 0].start)
    await store.send(\.sheet.stop)
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick) { $0.count = 1 }
    await store.receive(\.path[id: 0].tick) { $0.path[id: 0]?.count = 1 }
    await store.send(\.sheet.start)
    await store.send(.stop)
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test(
    "A change made by another reducer of the same body ends the child's effects at the next action"
  )
  func changedElsewhere() async {
    struct Around: Reducer {
      typealias State = NavigationScreen.State
      typealias Action = NavigationScreen.Action
      var body: some Reducer<State, Action> {
        NavigationScreen()
        Reduce { state, action in
          if action == .stop {
            state.sheet = nil
            state.path.removeAll()
          }
          return .none
        }
      }
    }
    let store = TestStore(initialState: NavigationScreen.State(sheet: NavigationScreen.State())) {
      Around()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.push(2)) { $0.path.append(NavigationScreen.State(id: 2)) }
    await store.send(\.sheet.start)
    await store.send(\.path[id: 0].start)
    await store.send(.stop) {
      $0.sheet = nil
      $0.path.removeAll()
    }
    await store.send(.tick) { $0.count = 1 }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct EphemeralTests {
  let clock = TestClock()

  // R4.12
  @Test("If the parent puts another alert in its place, that one stays")
  func another() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.showAlert) { $0.alert = .question("First?") }
    await store.send(\.alert.presented, .another) { $0.alert = .question("Second?") }
    await store.send(\.alert.presented, .another)
  }

  @Test("What an alert's action begins is its parent's, and continues")
  func effects() async {
    let store = NavigationScreen.store(clock: clock)
    await store.send(.showAlert) { $0.alert = .question("First?") }
    await store.send(\.alert.presented, .count) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick) { $0.count = 1 }
  }

  /// An alert in a plain optional, beside a parent that counts and may ask again.
  struct Plain: Reducer {
    struct State: Equatable {
      var count = 0
      var alert: AlertState<NavigationScreen.Alert>? = .question("First?")
    }
    enum Action: Equatable, CasePathable {
      case alert(NavigationScreen.Alert)
      case tick

      struct AllCasePaths: Sendable {
        var alert: AnyCasePath<Action, NavigationScreen.Alert> {
          AnyCasePath(embed: Action.alert) { if case .alert(let it) = $0 { it } else { nil } }
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.ok):
          // The parent still sees the alert that was answered.
          state.count += state.alert == nil ? 100 : 1
        case .alert(.another):
          state.alert = .question("Second?")
        case .alert(.count):
          return .run { send in await send(.tick) }
        case .tick:
          state.count += 1
        }
        return .none
      }
      .ifLet(\.alert, action: \.alert)
    }
  }

  @Test("An alert in a plain optional is dismissed like a presented one")
  func plain() async {
    let store = TestStore(initialState: Plain.State()) { Plain() }
    await store.send(.alert(.another)) { $0.alert = .question("Second?") }
    await store.send(.tick) { $0.count = 1 }
    await store.send(.alert(.ok)) {
      $0.count = 2
      $0.alert = nil
    }
  }

  @Test("What the action of an alert in a plain optional begins continues")
  func plainEffects() async {
    let store = TestStore(initialState: Plain.State()) { Plain() }
    await store.send(.alert(.count)) { $0.alert = nil }
    await store.receive(.tick) { $0.count = 1 }
  }
}
