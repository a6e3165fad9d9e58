// A send to a child that is presented, and to the top of a stack. Rule: a presentation costs at
// most what an `ifLet` does, and a high stack what a low one does.

import Chapter04Modern

extension ModernBenchmark {
  func navigation() async {
    let optional = Store(initialState: OptionalChild.State()) { OptionalChild() }
    let presented = Store(initialState: PresentedChild.State()) { PresentedChild() }
    let low = Store(initialState: Stacked.State(count: 2)) { Stacked() }
    let high = Store(initialState: Stacked.State(count: 100)) { Stacked() }
    let lowTop = low.withState { $0.path.ids.last! }
    let highTop = high.withState { $0.path.ids.last! }
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { optional.send(.child(.up)) } },
        { for _ in 0..<sends { presented.send(.child(.presented(.up))) } },
        { for _ in 0..<sends { low.send(.path(.element(id: lowTop, action: .up))) } },
        { for _ in 0..<sends { high.send(.path(.element(id: highTop, action: .up))) } },
      ]
    )
    heading("A send to a child that comes and goes", floor: "optional state; a stack of 2")
    row("`ifLet`, optional state", times[0])
    row("`ifLet`, presented state", times[1], floor: times[0])
    row("`forEach`, top of a stack of 2", times[2])
    row("`forEach`, top of a stack of 100", times[3], floor: times[2])
  }
}

private struct OptionalChild: Reducer {
  struct State {
    var child: ModernBenchmark.Counter.State? = ModernBenchmark.Counter.initial
  }

  enum Action: CasePathable {
    case child(ModernBenchmark.Counter.Action)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var child: AnyCasePath<Action, ModernBenchmark.Counter.Action> {
        AnyCasePath(
          embed: { .child($0) },
          extract: { if case .child(let action) = $0 { action } else { nil } }
        )
      }
    }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifLet(\.child, action: \.child) { ModernBenchmark.Counter() }
  }
}

private struct PresentedChild: Reducer {
  struct State {
    @PresentationState var child: ModernBenchmark.Counter.State? = ModernBenchmark.Counter.initial
  }

  enum Action: CasePathable {
    case child(PresentationAction<ModernBenchmark.Counter.Action>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var child: AnyCasePath<Action, PresentationAction<ModernBenchmark.Counter.Action>> {
        AnyCasePath(
          embed: { .child($0) },
          extract: { if case .child(let action) = $0 { action } else { nil } }
        )
      }
    }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { ModernBenchmark.Counter() }
  }
}

private struct Stacked: Reducer {
  struct State {
    var path = StackState<ModernBenchmark.Counter.State>()

    init(count: Int) {
      for _ in 0..<count { path.append(ModernBenchmark.Counter.initial) }
    }
  }

  enum Action: CasePathable {
    case path(StackActionOf<ModernBenchmark.Counter>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var path: AnyCasePath<Action, StackActionOf<ModernBenchmark.Counter>> {
        AnyCasePath(
          embed: { .path($0) },
          extract: { if case .path(let action) = $0 { action } else { nil } }
        )
      }
    }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .forEach(\.path, action: \.path) { ModernBenchmark.Counter() }
  }
}
