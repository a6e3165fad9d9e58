import ReducerTesting
import Testing

/// Laws that hold must pass, and each broken one must be the one that is named.
@Suite("Laws")
struct LawTests {
  typealias Reducer = (inout Int, Character) -> Void

  // Their order can be told: (x + 1) * 2 is not x * 2 + 1.
  let add: Reducer = { state, action in if action == "a" { state = (state + 1) % 1_009 } }
  let double: Reducer = { state, _ in state = state * 2 % 1_009 }
  let square: Reducer = { state, action in if action != "b" { state = state * state % 1_009 }
  }

  @Test("Running one after the other is associative, and doing nothing its identity")
  func composition() {
    #expect(
      composition { first, second in
        {
          first(&$0, $1)
          second(&$0, $1)
        }
      } == nil
    )
  }

  @Test("Running the second again after a change is not associative")
  func again() {
    let law = composition { first, second in
      { state, action in
        let before = state
        first(&state, action)
        if state != before { second(&state, action) }
        second(&state, action)
      }
    }
    #expect(law == "Law broken: composition is associative: (a, b), c does what a, (b, c) does.")
  }

  @Test("Forgetting a reducer breaks the identity on its side")
  func forgetting() {
    #expect(
      composition { first, _ in first }
        == "Law broken: doing nothing, then a reducer, is the reducer."
    )
    #expect(
      composition { _, second in second }
        == "Law broken: a reducer, then doing nothing, is the reducer."
    )
  }

  @Test("The trace comes from the two sides that differ")
  func trace() {
    // The identity first passes; the identity second gives what does nothing instead of adding.
    let report = compositionReport { _, second in second }
    #expect(report.script == ["\"a\""])
    #expect(report.failure?.trace?.steps.map(\.changes) == [[]])
  }

  struct Whole: Equatable {
    var count = 0
    var favorites: [Int] = []
    var pair: Pair {
      get { Pair(count: count, favorites: favorites) }
      set {
        count = newValue.count
        favorites = newValue.favorites
      }
    }
  }

  struct Pair: Equatable {
    var count: Int
    var favorites: [Int]
  }

  @Test("A computed property that stores what it returns is a lens")
  func lens() {
    #expect(lens { $0.pair = $1 } == nil)
  }

  @Test("Each broken setter breaks the lens law that it should")
  func brokenLenses() {
    #expect(lens { $0.count = $1.count } == "Law broken: set-get: what was set is what you get.")
    #expect(lens { _, _ in } == "Law broken: set-get: what was set is what you get.")
    let getSet = checkLens(
      get: \Whole.count,
      set: {
        $0.count = $1
        $0.favorites.append(0)
      },
      wholes: [0, 1, -3].map { Whole(count: $0) },
      parts: [0, 1, -3]
    )
    #expect(getSet.failure?.title == "Law broken: get-set: setting what is there changes nothing.")
    #expect(
      getSet.script == ["LensInput(whole: Whole(count: 0, favorites: []), first: 0, second: 0)"]
    )
    let setSet = checkLens(
      get: \Whole.count,
      set: {
        if $0.count != $1 { $0.favorites.append($0.count) }
        $0.count = $1
      },
      wholes: [0, 1, -3].map { Whole(count: $0) },
      parts: [0, 1, -3]
    )
    #expect(
      setSet.failure?.title == "Law broken: set-set: only the last of two sets counts."
    )
    #expect(
      setSet.script == ["LensInput(whole: Whole(count: 0, favorites: []), first: 1, second: 0)"]
    )
  }

  @Test("A law can be about one action, and is broken at that action's step")
  func when() {
    let law = Law<Step<AppState, AppAction, Never>>(
      "saving puts the count among the favorites",
      when: { $0.action == .save },
      expected: { $0.before.favorites + [$0.before.count] },
      actual: { $0.after.favorites }
    )
    let subject = Subject(from: AppState(), reducer: appReducer)
    #expect(check(subject, laws: [law], actions: appActions).passed)
    let broken = Subject(from: AppState()) { state, action in
      appReducer(&state, action)
      if action == .save { state.favorites.sort() }
    }
    let report = check(broken, laws: [law], actions: appActions)
    #expect(report.script == [".save", ".decrement", ".save"])
    #expect("\(report)".hasSuffix("       expected  actual\nvalue  [0, -1]   [-1, 0]"))
  }

  enum Action: Equatable {
    case counter(Int)
    case favorite(Int)
    var counter: Int? { if case .counter(let number) = self { number } else { nil } }
    var isFavorite: Bool { counter == nil }
  }

  @Test("A pullback changes only its part, and only for its own actions")
  func pullback() {
    #expect(pullback { state, action in action.counter.map { state.count += $0 } } == nil)
  }

  @Test("Each broken pullback breaks the law that it should")
  func brokenPullbacks() {
    #expect(
      pullback { _, _ in }
        == "Law broken: the feature's part becomes what the feature makes of it alone."
    )
    #expect(
      pullback { state, action in state.count += action.counter ?? 1 }
        == "Law broken: an action of another feature changes nothing."
    )
    #expect(
      pullback { state, action in
        guard let counter = action.counter else { return }
        state = Whole(count: state.count + counter)
      } == "Law broken: the feature's action leaves the rest of the state untouched."
    )
  }

  @Test("If the other feature's state changes, the report names the law and shows the script")
  func untouched() {
    let laws = [
      Law.untouched(\Whole.count, by: \Action.isFavorite) as Law<Step<Whole, Action, Never>>
    ]
    let start = Whole(count: 1)
    #expect(check(Subject(from: start, reducer: whole), laws: laws, actions: actions).passed)
    let broken = check(
      Subject(from: start) { state, action in
        whole(&state, action)
        if state.favorites.count == 2 { state.count = 0 }
      },
      laws: laws,
      actions: actions
    )
    #expect(broken.failure?.title == "Law broken: the other feature's state is untouched.")
    #expect(broken.script == [".favorite(0)", ".favorite(0)"])
  }

  private let actions: Actions<Whole, Action> = [
    .counter(0), .counter(1), .counter(-3), .favorite(0), .favorite(3),
  ]

  private func whole(_ state: inout Whole, _ action: Action) {
    switch action {
    case .counter(let number): state.count += number
    case .favorite(let number): state.favorites.append(number)
    }
  }

  private func composition(_ combine: (@escaping Reducer, @escaping Reducer) -> Reducer) -> String?
  {
    compositionReport(combine).failure?.title
  }

  private func compositionReport(
    _ combine: (@escaping Reducer, @escaping Reducer) -> Reducer
  ) -> Report {
    checkComposition(
      of: (add, double, square),
      combine: combine,
      identity: { _, _ in },
      subject: { Subject(from: 3, reducer: $0) },
      actions: ["a", "b", "c"]
    )
  }

  private func lens(set: @escaping (inout Whole, Pair) -> Void) -> String? {
    checkLens(
      get: \.pair,
      set: set,
      wholes: [Whole(), Whole(count: 3, favorites: [2])],
      parts: [Pair(count: 0, favorites: []), Pair(count: -3, favorites: [2, 1])]
    ).failure?.title
  }

  private func pullback(_ reducer: @escaping (inout Whole, Action) -> Void) -> String? {
    check(
      Subject(from: Whole(favorites: [1]), reducer: reducer),
      laws: Law.pullback(of: { $0 += $1 }, state: \.count, action: \.counter),
      actions: actions
    ).failure?.title
  }
}
