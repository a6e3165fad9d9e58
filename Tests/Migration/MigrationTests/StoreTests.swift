// A store that stands for one of another style: the same states, wherever an action comes from.

import Chapter02Pullback
import Chapter03Effects
import Chapter04Modern
import Migration
import Testing

/// A screen on a store: what it shows, what it sends, and every value it was notified of.
@MainActor
private final class Screen {
  var show: () -> [Int] = { [] }
  var send: (LedgerAction) -> Void = { _ in }
  var seen: [[Int]] = []
  var token: AnyObject?

  init(_ store: Chapter02Pullback.Store<LedgerState, LedgerAction>) {
    show = { store.value.notes }
    send = store.send
    token = store.observe { [unowned self] in seen.append($0.notes) }
  }

  init(_ store: Chapter03Effects.Store<LedgerState, LedgerAction>) {
    let viewStore = ViewStore(store)
    show = { viewStore.notes }
    send = viewStore.send
    token = viewStore.observe { [unowned self] in seen.append($0.notes) }
  }

  init(_ store: Chapter04Modern.Store<LedgerState, LedgerAction>) {
    show = { store.notes }
    send = { store.send($0) }
    token = Chapter04Modern.observe { [unowned self] in seen.append(store.notes) }
  }
}

@MainActor
@Suite("A store for views of another style", .timeLimit(.minutes(5))) struct StoreTests {
  private let desk = Desk()

  private var environmentStore: Chapter03Effects.Store<LedgerState, LedgerAction> {
    Chapter03Effects.Store(
      initialState: LedgerState(),
      reducer: ledgerReducer,
      environment: LedgerEnvironment(desk: desk)
    )
  }

  private var modernStore: Chapter04Modern.Store<LedgerState, LedgerAction> {
    Chapter04Modern.Store(initialState: LedgerState()) { Ledger(desk: desk) }
  }

  private var pullbackStore: Chapter02Pullback.Store<LedgerState, LedgerAction> {
    Chapter02Pullback.Store(value: LedgerState()) { state, action in
      if case .note(let n) = action { state.notes.append(n) }
    }
  }

  /// The screen of the app's own store, and the one of the store that stands for it; from each
  /// store, for each other style.
  private func pairs() -> [(name: String, app: Screen, other: Screen, hasEffects: Bool)] {
    let (p, e1, e2) = (pullbackStore, environmentStore, environmentStore)
    let (m1, m2) = (modernStore, modernStore)
    let (e3, p2) = (environmentStore, pullbackStore)
    return [
      ("3 for 2", Screen(e1), Screen(e1.forPullbackViews()), true),
      ("2 for 3", Screen(p), Screen(p.forEnvironmentViews()), false),
      ("4 for 3", Screen(m1), Screen(m1.forEnvironmentViews()), true),
      ("3 for 4", Screen(e2), Screen(e2.forModernViews()), true),
      ("4 for 2", Screen(m2), Screen(m2.forEnvironmentViews().forPullbackViews()), true),
      ("2 for 4", Screen(p2), Screen(p2.forEnvironmentViews().forModernViews()), false),
      (
        "3 for 3, through 4", Screen(e3),
        Screen(e3.forModernViews().forEnvironmentViews()), true
      ),
    ]
  }

  @Test("Both show the same as soon as an action was sent to either") func bothWays() async {
    for pair in pairs() {
      pair.other.send(.note(1))
      #expect(pair.app.show() == [1], "\(pair.name)")
      #expect(pair.other.show() == [1], "\(pair.name)")
      await giveWay()
      pair.app.send(.note(2))
      #expect(await eventually { pair.other.show() == [1, 2] }, "\(pair.name)")
      pair.other.send(.note(3))
      #expect(pair.app.show() == [1, 2, 3], "\(pair.name)")
      #expect(pair.other.show() == [1, 2, 3], "\(pair.name)")
      await giveWay()
      #expect(pair.other.seen.last == [1, 2, 3], "\(pair.name)")
    }
  }

  @Test("What an effect of the one sends later, the other shows") func effects() async {
    for pair in pairs() where pair.hasEffects {
      pair.other.send(.ask(1))
      #expect(await eventually { desk.open == [1] }, "\(pair.name)")
      desk.answer(0)
      #expect(await eventually { pair.other.show() == [1] }, "\(pair.name)")
      #expect(pair.app.show() == [1], "\(pair.name)")
      await giveWay()
      #expect(pair.other.seen.last == [1], "\(pair.name)")
    }
  }

  @Test("A screen that sends while it is notified is heard in its turn") func sendingInside() async
  {
    let store = environmentStore
    let other = store.forPullbackViews()
    var seen: [[Int]] = []
    let token = other.observe { state in
      seen.append(state.notes)
      if state.notes.count < 3 { other.send(.note(state.notes.count + 1)) }
    }
    ViewStore(store).send(.note(1))
    withExtendedLifetime(token) {
      #expect(other.value.notes == [1, 2, 3])
      #expect(ViewStore(store).notes == [1, 2, 3])
      #expect(seen.last == [1, 2, 3])
    }
  }

  // R5.5
  @Test("The other store keeps the app's, which doesn't keep it") func lifetime() async {
    let app = environmentStore
    weak var pullback: Chapter02Pullback.Store<LedgerState, LedgerAction>?
    weak var modern: Chapter04Modern.Store<LedgerState, LedgerAction>?
    do {
      let (a, b) = (app.forPullbackViews(), app.forModernViews())
      (pullback, modern) = (a, b)
      await giveWay()
      _ = (a, b)
    }
    #expect(await eventually { pullback == nil && modern == nil })
    let modernApp = modernStore
    weak var environment: Chapter03Effects.Store<LedgerState, LedgerAction>?
    do {
      let a = modernApp.forEnvironmentViews()
      environment = a
      _ = a
    }
    #expect(environment == nil)
    weak var kept: Chapter03Effects.Store<LedgerState, LedgerAction>?
    let view: Chapter04Modern.Store<LedgerState, LedgerAction>
    do {
      let app = environmentStore
      kept = app
      view = app.forModernViews()
    }
    view.send(.note(1))
    #expect(view.notes == [1])
    #expect(kept != nil)
  }
}
