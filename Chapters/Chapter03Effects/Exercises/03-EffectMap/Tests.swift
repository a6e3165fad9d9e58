import ReducerTesting
import Testing

@Suite struct EffectMapTests {
  // MARK: - map

  @Test("Calling `map` starts nothing") func description() {  // starter passes
    var starts = 0
    let effect = Effect<Int> { _, finish in
      starts += 1
      finish()
    }
    _ = effect.map { $0 + 1 }
    #expect(
      starts == 0,
      """
      The work began as soon as `map` was called. Start the effect inside the closure of the new \
      one, which runs when that is started.
      """
    )
  }

  @Test("Each value comes out changed") func values() {
    var starts = 0
    let effect = Effect<Int> { receive, finish in
      starts += 1
      for number in 1...3 { receive(number) }
      finish()
    }
    let values = events(of: effect.map { $0 * 10 }).compactMap(\.value)
    let comment: Comment =
      switch values {
      case [] where starts == 0: "The new effect was started, but the old one wasn't."
      case []: "The old effect sent three values, but the new one none."
      case [10]: "Only the first value came out. An effect can send any number."
      case [30]: "Only the last value came out. An effect can send any number."
      case [10, 10, 20, 20, 30, 30]: "Each value came out twice."
      case [30, 20, 10]: "The values came out in the opposite order."
      case [10, 10, 10]:
        "The first value's result came out for each value. Call `transform` for each."
      case _ where starts > 1: "One start of the new effect started the old one \(starts) times."
      default:
        "The effect sent 1, 2 and 3, and each must come out ten times as big, in this order."
      }
    #expect(values == [10, 20, 30], comment)
    if values == [10, 20, 30] {
      #expect(starts == 1, "One start of the new effect started the old one \(starts) times.")
    }
  }

  @Test("A value that is sent later comes out, too") func late() {
    var give: ((Int) -> Void)?
    var end: (() -> Void)?
    let effect = Effect<Int> { receive, finish in
      give = give ?? receive
      end = finish
    }
    var values: [Int] = []
    effect.map { $0 * 10 }.start({ values.append($0) }, {})
    give?(1)
    give?(2)
    let before = values
    end?()
    let comment: Comment =
      switch (give, before) {
      case (nil, _): "The new effect was started, but the old one wasn't."
      case (_, []) where values == [10, 20]:
        """
        Two values came, but were held back until the effect had finished. Pass on each as it \
        comes.
        """
      case (_, []) where !values.isEmpty:
        """
        Two values came, but nothing came out until the effect had finished. Pass on each as it \
        comes.
        """
      case (_, []):
        """
        Two values came after `start` had returned, but neither came out. An effect may answer at \
        any time, so pass on each value in the function that receives it.
        """
      case (_, [10]): "After the first value, no other came out."
      default: "The effect sent 1, then 2, and each must be passed on as it comes."
      }
    #expect(before == [10, 20], comment)
  }

  @Test("The new effect finishes when the old one does") func finish() {
    var give: ((Int) -> Void)?
    var end: (() -> Void)?
    let effect = Effect<Int> { receive, finish in (give, end) = (receive, finish) }
    var finishes = 0
    effect.map { $0 }.start({ _ in }, { finishes += 1 })
    let atStart = finishes
    give?(1)
    give?(2)
    let afterValues = finishes
    end?()
    let comment: Comment =
      switch (atStart, afterValues, finishes) {
      case _ where end == nil: "The new effect was started, but the old one wasn't."
      case (1..., _, _): "The new effect finished, but the old one is still at work."
      case (0, 1..., _): "The new effect finished after each value. It is over when the old one is."
      case (0, 0, 0): "The old effect finished, but the new one didn't. Pass on `finish` as well."
      default: "The old effect finished once, but the new one \(finishes) times."
      }
    #expect((atStart, afterValues, finishes) == (0, 0, 1), comment)
    guard finishes == 1 else { return }
    let noValue = events(of: Effect<Int> { _, finish in finish() }.map { $0 })
    #expect(noValue.count == 1, "The old effect finished without a value, but the new one didn't.")
  }

  @Test("Each start does the work again") func again() {
    var starts = 0
    let effect = Effect<Int> { receive, finish in
      starts += 1
      receive(starts)
      finish()
    }
    let mapped = effect.map { $0 * 10 }
    let runs = (events(of: mapped).compactMap(\.value), events(of: mapped).compactMap(\.value))
    let comment: Comment =
      switch runs {
      case ([], []): "The new effect was started twice, but sent nothing."
      case ([10], [10]): "The second start sent the first one's value. A start does the work again."
      case ([10], []): "The second start did nothing. A start does the work again."
      default: "The first start sends 10, the second 20: each does the work once."
      }
    #expect(runs == ([10], [20]), comment)
  }

  @Test("`transform` is called once for each value") func callsOnce() {
    var calls = 0
    let effect = Effect<Int> { receive, finish in
      for number in 1...200 { receive(number) }
      finish()
    }
    let values = events(
      of: effect.map { value in
        calls += 1
        return value
      }
    )
    .compactMap(\.value)
    #expect(
      (calls, values.count) == (200, 200),
      values.count < 200
        ? "The effect sent 200 values, but \(values.count) came out."
        : "The effect sent 200 values, but `transform` was called \(calls) times."
    )
  }

  @Test("The laws of map") func laws() {
    let report = check(
      inputs: { draw in draw.array(upTo: 4) { $0.int(in: 0...9) } },
      laws: [
        Law(
          "`map` with a function that returns its argument changes nothing",
          expected: { events(of: giving($0)) },
          actual: { events(of: giving($0).map { $0 }) }
        ),
        Law(
          "adding 1 and then doubling is one `map` with both",
          expected: { events(of: giving($0).map { ($0 + 1) * 2 }) },
          actual: { events(of: giving($0).map { $0 + 1 }.map { $0 * 2 }) }
        ),
      ],
      count: 50
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  // MARK: - The app

  @Test("A counter's action reaches that counter") func reaches() {
    var state = AppState()
    _ = appReducer(&state, .left(.nthPrimeResponse(17))) { _ in .none }
    let afterLeft = state
    _ = appReducer(&state, .right(.nthPrimeResponse(29))) { _ in .none }
    let why =
      switch (afterLeft.left.prime, afterLeft.right.prime) {
      case (17, nil) where state.left.prime == 29:
        "The right counter's action went to the left counter."
      case (17, nil) where state.right.prime == nil:
        missing("right", asksAfter(.right(.nthPrimeTapped)))
      case (nil, 17): "The left counter's action went to the right counter."
      case (nil, _): missing("left", asksAfter(.left(.nthPrimeTapped)))
      default: "Each action goes to its own counter, and changes only that counter's state."
      }
    let expected = AppState(left: .init(count: 7, prime: 17), right: .init(count: 10, prime: 29))
    #expect(state == expected, "\(why)")
    if state == expected {
      #expect(
        afterLeft.right.prime == nil,
        "The left counter's answer changed the right counter as well."
      )
    }
  }

  private func missing(_ side: String, _ itRuns: Bool) -> String {
    itRuns
      ? "The \(side) counter's reducer runs, but changes a copy: the app's state stays the same."
      : "The \(side) counter's action didn't reach its state."
  }

  /// Whether a tap makes a counter ask.
  private func asksAfter(_ tap: AppAction) -> Bool {
    var (state, asks) = (AppState(), 0)
    _ = appReducer(&state, tap) { _ in
      asks += 1
      return .none
    }
    return asks > 0
  }

  @Test("The reducer starts nothing") func startsNothing() {  // starter passes
    var starts = 0
    var state = AppState()
    for action in [AppAction.left(.nthPrimeTapped), .right(.nthPrimeTapped)] {
      _ = appReducer(&state, action) { _ in
        Effect { _, finish in
          starts += 1
          finish()
        }
      }
    }
    let startsInReducer = starts
    _ = Effect<Int> { _, _ in starts += 1 }.map { $0 }
    let startsInMap = starts > startsInReducer
    #expect(
      startsInReducer == 0,
      startsInMap
        ? "The reducer calls `map`, and that starts the effect: nothing may be asked so early."
        : "Nothing may be asked while the reducer runs. Return the effect; the store starts it."
    )
  }

  @Test("An answer comes back to the counter that asked") func answer() {
    let sides: [(AppAction, AppAction, AppAction, String)] = [
      (.left(.nthPrimeTapped), .left(.nthPrimeResponse(70)), .right(.nthPrimeResponse(70)), "left"),
      (
        .right(.nthPrimeTapped), .right(.nthPrimeResponse(100)), .left(.nthPrimeResponse(100)),
        "right"
      ),
    ]
    for (question, answer, swapped, side) in sides {
      let before = AppState(left: .init(count: 7, prime: 2), right: .init(count: 10, prime: 3))
      var (asks, starts, state) = (0, 0, before)
      let effect = appReducer(&state, question) { n in
        asks += 1
        return Effect { receive, finish in
          starts += 1
          receive(10 * n)
          finish()
        }
      }
      let startsInReducer = starts
      var actions: [AppAction] = []
      effect.start({ actions.append($0) }, {})
      let why =
        switch actions {
        case [] where startsInReducer > 0:
          """
          The question of the \(side) counter was asked in the reducer, and the answer went \
          nowhere.
          """
        case [] where asks == 0: "The \(side) counter was tapped, but its reducer didn't run."
        case [] where starts == 0: "The effect of the \(side) counter was thrown away. Return it."
        case []:
          "The \(side) counter's question was asked, but the answer didn't come out of `map`."
        case [.right(.nthPrimeResponse(70))] where side == "right",
          [.left(.nthPrimeResponse(100))] where side == "left":
          "The \(side) counter was tapped, but its action ran on the other one's state."
        case [swapped]: "The answer for the \(side) counter went to the other counter."
        case [question]:
          "The \(side) counter asked, but the question came back instead of the answer."
        default: "The \(side) counter asked once, and one answer has to come back to it."
        }
      #expect(actions == [answer], "\(why)")
      #expect(
        state == before,
        "The \(side) counter was tapped. That only asks: the state stays the same."
      )
      #expect(
        asks <= 1,
        """
        The \(side) counter was tapped once, but `ask` was called \(asks) times. Only that \
        counter's reducer runs, and once.
        """
      )
    }
  }

  private struct Outcome: Equatable {
    var state = AppState()
    var answers: [AppAction] = []
  }

  @Test("Whatever is sent, each action does what its counter says") func any() {
    func changed(_ counter: inout CounterState, by action: CounterAction) -> [CounterAction] {
      switch action {
      case .nthPrimeTapped: return [.nthPrimeResponse(10 * counter.count)]
      case .nthPrimeResponse(let prime):
        counter.prime = prime
        return []
      }
    }
    let report = check(
      inputs: { draw in
        draw.array(upTo: 5) { draw -> AppAction in
          let action =
            draw.bool() ? CounterAction.nthPrimeResponse(draw.int(in: 2...5)) : .nthPrimeTapped
          return draw.bool() ? .right(action) : .left(action)
        }
      },
      laws: [
        Law(
          "the app's reducer does what the counter's does, once, on the right side",
          expected: { (actions: [AppAction]) in
            actions.reduce(into: Outcome()) { outcome, action in
              switch action {
              case .left(let inner):
                outcome.answers += changed(&outcome.state.left, by: inner).map(AppAction.left)
              case .right(let inner):
                outcome.answers += changed(&outcome.state.right, by: inner).map(AppAction.right)
              }
            }
          },
          actual: { actions in
            var outcome = Outcome()
            for action in actions {
              let effect = appReducer(&outcome.state, action) { giving([10 * $0]) }
              effect.start({ outcome.answers.append($0) }, {})
            }
            return outcome
          }
        )
      ],
      count: 100
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  // MARK: -

  private enum Event: Equatable {
    case value(Int)
    case finish

    var value: Int? {
      guard case .value(let value) = self else { return nil }
      return value
    }
  }

  private func giving(_ values: [Int]) -> Effect<Int> {
    Effect { receive, finish in
      for value in values { receive(value) }
      finish()
    }
  }

  private func events(of effect: Effect<Int>) -> [Event] {
    var events: [Event] = []
    effect.start({ events.append(.value($0)) }, { events.append(.finish) })
    return events
  }
}
