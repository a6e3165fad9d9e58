import Testing

@testable import ReducerTesting

/// Costs are counted, not timed: the machine may be busy.
@Suite("What a run costs")
struct CostTests {
  final class Counter {
    var reflections = 0
  }

  struct State: Equatable, CustomReflectable {
    var count = 0
    let counter: Counter
    var customMirror: Mirror {
      counter.reflections += 1
      return Mirror(self, children: ["count": count], displayStyle: .struct)
    }
    static func == (left: Self, right: Self) -> Bool { left.count == right.count }
  }

  @Test("A passing run sends each action once to each side, and reflects on nothing")
  func passing() {
    let counter = Counter()
    var calls = 0
    let report = compare(
      subject: { state, action in
        calls += 1
        state.count += action
      },
      reference: { state, action in state.count += action },
      from: State(counter: counter),
      actions: .action(1, 2, 3)
    )
    #expect(report.passed)
    #expect(calls == 20_000)
    #expect(counter.reflections == 0)
  }

  @Test(
    "Shrinking a long script to three actions takes less than 100 runs, and reflects once a step"
  )
  func failing() {
    let counter = Counter()
    var runs = 0
    let report = compare(
      subject: Subject<State, Int, Never> {
        runs += 1
        var state = State(counter: counter)
        var ones = 0
        return .init(
          state: { state },
          send: { action in
            ones += action == 3 ? 1 : 0
            state.count += ones == 3 ? 0 : action
            return []
          }
        )
      },
      reference: Subject(from: State(counter: counter)) { state, action in state.count += action },
      actions: .weighted((40, .action(1, 2)), (1, .action(3))),
      length: 400
    )
    #expect(report.script == ["3", "3", "3"])
    #expect(runs < 100)
    // The start; before and after each of three steps; expected and actual.
    #expect(counter.reflections == 1 + 6 + 2)
  }
}
