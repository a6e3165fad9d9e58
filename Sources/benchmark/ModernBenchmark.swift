// What do chapter 4's store, its composition, its effects and its test store cost, compared with the least
// that could do the same? The features are this module's, the operators the library's, as in an app.

import Chapter04Modern
import Foundation

@MainActor
struct ModernBenchmark {
  private let rounds = 15
  private let sends = 50_000
  private let trips = 2_000

  func run() async {
    print("Medians of \(rounds) rounds in turn, in ns.\n")
    await composition()
    await scopedStores()
    await lists()
    await observation()
    await effects()
  }

  private func composition() async {
    let times = await measure(
      sends,
      [
        handWritten(), sending(Counter.self), sending(Wrap1.self), sending(Wrap2.self),
        sending(Wrap4.self), sending(Wrap8.self),
      ]
    )
    print("A send at the root                       time   by hand = 1   a level")
    line("a switch by hand", times[0])
    line("store.send", times[1], to: times[0])
    for (index, depth) in [(2, 1), (3, 2), (4, 4), (5, 8)] {
      line(
        "  through \(depth) Scope\(depth == 1 ? "" : "s")",
        times[index],
        to: times[0],
        step: (times[index] - times[1]) / Double(depth)
      )
    }
  }

  private func scopedStores() async {
    let root = Store(initialState: Wrap8.initial) { Wrap8() }
    let first = root.scope(state: \.inner, action: \.inner)
    let second = first.scope(state: \.inner, action: \.inner)
    let fourth = second.scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
    let eighth = fourth.scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
    let shallow = Store(initialState: Wrap1.initial) { Wrap1() }
      .scope(state: \.inner, action: \.inner)
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { shallow.send(.up) } },
        { for _ in 0..<sends { eighth.send(.up) } },
      ]
    )
    print("\nA send through a scoped store            time   depth 1 = 1")
    line("depth 1", times[0])
    line("depth 8", times[1], to: times[0])
  }

  private func lists() async {
    print("\nA send to a row of a list                time   update = 1")
    for count in [10, 1_000, 100_000] {
      let store = Store(initialState: Rows.State(count: count)) { Rows() }
      var plain = PlainRows(count: count)
      let ids = (0..<sends).map { _ in Int.random(in: 0..<count) }
      let times = await measure(
        sends,
        [
          { for id in ids { plain.update(id) } },
          { for id in ids { store.send(.rows(.element(id: id, action: .up))) } },
        ]
      )
      line("\(count) rows: dictionary and array", times[0])
      line("\(count) rows: forEach", times[1], to: times[0])
    }
  }

  private func observation() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let observed = Store(initialState: Counter.State()) { Counter() }
    let token = observe { _ = observed.isOn }
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { store.send(.up) } },
        { for _ in 0..<sends { observed.send(.up) } },
      ]
    )
    token.cancel()
    print("\nA send where somebody observes           time   unobserved = 1")
    line("nothing", times[0])
    line("a field that does not change", times[1], to: times[0])
  }

  private func effects() async {
    let store = Store(initialState: Asking.State()) { Asking() }
    let test = TestStore(initialState: Asking.State()) { Asking() }
    let times = await measure(
      trips,
      [
        { for _ in 0..<trips { await Task.detached {}.value } },
        { for _ in 0..<trips { await Task.detached { await MainActor.run {} }.value } },
        { for _ in 0..<trips { await store.send(.ask).finish() } },
        {
          for _ in 0..<trips {
            await test.send(.ask)
            await test.receive(\.answer) { $0.count += 1 }
          }
        },
      ]
    )
    print("\nAn effect                                time   bare = 1")
    line("a bare task", times[0])
    line("a bare task that visits the main actor", times[1], to: times[0])
    line("run, and the action it sends", times[2], to: times[0])
    line("TestStore: send and receive", times[3], to: times[0])
  }

  private func line(_ name: String, _ time: Double, to base: Double? = nil, step: Double? = nil) {
    let name = name.padding(toLength: 38, withPad: " ", startingAt: 0)
    var text = String(format: "%7.1f", time)
    if let base { text += String(format: "   %11.2f", time / base) }
    if let step { text += String(format: "   %7.1f", step) }
    print(name + text)
  }

  /// The median time of each work, divided by `count`.
  private func measure(_ count: Int, _ works: [@MainActor () async -> Void]) async -> [Double] {
    var times = works.map { _ in [Double]() }
    for round in 0...rounds {
      for index in works.indices.shuffled() {
        let start = ContinuousClock.now
        await works[index]()
        let duration = ContinuousClock.now - start
        // The first round warms up.
        if round > 0 { times[index].append(duration / .nanoseconds(1) / Double(count)) }
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }

  private func handWritten() -> @MainActor () async -> Void {
    // By chance, so that the compiler can't replace the loop by its result.
    let reducer = Bool.random() ? switchByHand : { switchByHand(&$0, $1) }
    return {
      var state = Counter.State()
      for _ in 0..<sends { reducer(&state, .up) }
      precondition(state.count == sends)
    }
  }

  private func sending<R: Wrapped>(_: R.Type) -> @MainActor () async -> Void {
    let store = Store(initialState: R.initial) { R() }
    return { for _ in 0..<sends { store.send(R.deepest) } }
  }
}

// MARK: - Features

private func switchByHand(_ state: inout Counter.State, _ action: Counter.Action) {
  switch action {
  case .up: state.count += 1
  case .down: state.count -= 1
  }
}

/// A feature with a first state, and the action that goes furthest down in it.
private protocol Wrapped: Reducer {
  init()
  static var initial: State { get }
  static var deepest: Action { get }
}

private struct Counter: Wrapped {
  struct State: Equatable {
    var count = 0
    var isOn = false
  }

  enum Action: Equatable {
    case up
    case down
  }

  static var initial: State { State() }
  static var deepest: Action { .up }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switchByHand(&state, action)
      return .none
    }
  }
}

/// What a feature around another one has.
private struct Layer<Inner: Equatable>: Equatable {
  var title = "A title"
  var inner: Inner
}

private enum LayerAction<Inner: Equatable & SendableMetatype>: Equatable, CasePathable {
  case inner(Inner)
  case other

  static var allCasePaths: AllCasePaths { AllCasePaths() }
  struct AllCasePaths {
    var inner: AnyCasePath<LayerAction, Inner> {
      AnyCasePath(
        embed: { .inner($0) },
        extract: { if case .inner(let action) = $0 { action } else { nil } }
      )
    }
  }
}

private struct Wrap1: Wrapped {
  static var initial: Layer<Counter.State> { Layer(inner: Counter.initial) }
  static var deepest: LayerAction<Counter.Action> { .inner(Counter.deepest) }

  var body: some Reducer<Layer<Counter.State>, LayerAction<Counter.Action>> {
    Scope(state: \.inner, action: \.inner) { Counter() }
  }
}

private struct Wrap2: Wrapped {
  static var initial: Layer<Wrap1.State> { Layer(inner: Wrap1.initial) }
  static var deepest: LayerAction<Wrap1.Action> { .inner(Wrap1.deepest) }

  var body: some Reducer<Layer<Wrap1.State>, LayerAction<Wrap1.Action>> {
    Scope(state: \.inner, action: \.inner) { Wrap1() }
  }
}

private struct Wrap3: Wrapped {
  static var initial: Layer<Wrap2.State> { Layer(inner: Wrap2.initial) }
  static var deepest: LayerAction<Wrap2.Action> { .inner(Wrap2.deepest) }

  var body: some Reducer<Layer<Wrap2.State>, LayerAction<Wrap2.Action>> {
    Scope(state: \.inner, action: \.inner) { Wrap2() }
  }
}

private struct Wrap4: Wrapped {
  static var initial: Layer<Wrap3.State> { Layer(inner: Wrap3.initial) }
  static var deepest: LayerAction<Wrap3.Action> { .inner(Wrap3.deepest) }

  var body: some Reducer<Layer<Wrap3.State>, LayerAction<Wrap3.Action>> {
    Scope(state: \.inner, action: \.inner) { Wrap3() }
  }
}

private struct Wrap5: Wrapped {
  static var initial: Layer<Wrap4.State> { Layer(inner: Wrap4.initial) }
  static var deepest: LayerAction<Wrap4.Action> { .inner(Wrap4.deepest) }

  var body: some Reducer<Layer<Wrap4.State>, LayerAction<Wrap4.Action>> {
    Scope(state: \.inner, action: \.inner) { Wrap4() }
  }
}

private struct Wrap6: Wrapped {
  static var initial: Layer<Wrap5.State> { Layer(inner: Wrap5.initial) }
  static var deepest: LayerAction<Wrap5.Action> { .inner(Wrap5.deepest) }

  var body: some Reducer<Layer<Wrap5.State>, LayerAction<Wrap5.Action>> {
    Scope(state: \.inner, action: \.inner) { Wrap5() }
  }
}

private struct Wrap7: Wrapped {
  static var initial: Layer<Wrap6.State> { Layer(inner: Wrap6.initial) }
  static var deepest: LayerAction<Wrap6.Action> { .inner(Wrap6.deepest) }

  var body: some Reducer<Layer<Wrap6.State>, LayerAction<Wrap6.Action>> {
    Scope(state: \.inner, action: \.inner) { Wrap6() }
  }
}

private struct Wrap8: Wrapped {
  static var initial: Layer<Wrap7.State> { Layer(inner: Wrap7.initial) }
  static var deepest: LayerAction<Wrap7.Action> { .inner(Wrap7.deepest) }

  var body: some Reducer<Layer<Wrap7.State>, LayerAction<Wrap7.Action>> {
    Scope(state: \.inner, action: \.inner) { Wrap7() }
  }
}

private struct Rows: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action: CasePathable {
    case rows(IdentifiedActionOf<Row>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
        AnyCasePath(
          embed: { .rows($0) },
          extract: { if case .rows(let action) = $0 { action } else { nil } }
        )
      }
    }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case up
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

/// What a list by id stands for.
private struct PlainRows {
  var positions: [Int: Int]
  var rows: [Row.State]

  init(count: Int) {
    rows = (0..<count).map { Row.State(id: $0) }
    positions = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
  }

  @inline(never)
  mutating func update(_ id: Int) {
    if let position = positions[id] { rows[position].count += 1 }
  }
}

private struct Asking: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable, CasePathable {
    case ask
    case answer

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var answer: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .answer }, extract: { $0 == .answer ? () : nil })
      }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .ask:
        return .run { send in await send(.answer) }
      case .answer:
        state.count += 1
        return .none
      }
    }
  }
}
