import Testing

@Suite struct CounterReducerTests {
  private func after(_ actions: CounterAction..., from state: CounterState) -> CounterState {
    var state = state
    for action in actions { counterReducer(&state, action) }
    return state
  }

  private func count(after actions: CounterAction...) -> Int {
    var state = CounterState()
    for action in actions { counterReducer(&state, action) }
    return state.count
  }

  private let start = CounterState(count: 40, step: 3)

  /// The idea behind a wrong count after one tap that should lead from 40 to 40 + `change`.
  private func why(_ count: Int, change: Int) -> Comment {
    let verb = change > 0 ? "adds the step to" : "takes the step from"
    return switch count - 40 {
    case 0:
      """
      The count is still 40: nothing was assigned to `state.count`, or something undid it. A copy \
      is gone when the function returns.
      """
    case -change: "The count went the wrong way. This action \(verb) it."
    case -1, 1: "The count changed by 1, but the step was 3: read `state.step`."
    case 2 * change: "The count changed by twice the step: is it added in two places?"
    case change - 40, (change > 0 ? 1 : -1) - 40:
      """
      The count no longer depends on the 40 it was. This action \(verb) it; `=` forgets the old \
      count.
      """
    default: "The count was 40, the step 3, and this action \(verb) the count."
    }
  }

  @Test("An increment adds the step") func increment() {
    let count = after(.incrementTapped, from: start).count
    #expect(count == 43, why(count, change: 3))
  }

  @Test("A decrement takes the step away") func decrement() {
    let count = after(.decrementTapped, from: start).count
    #expect(count == 37, why(count, change: -3))
  }

  @Test("A decrement can go below zero") func belowZero() {
    #expect(
      count(after: .decrementTapped, .decrementTapped) == -2,
      count(after: .decrementTapped) == 0 && after(.decrementTapped, from: start).count == 37
        ? "Zero is no floor: the count is an Int, and the task names no lowest count."
        : "Two decrements by 1 lead from 0 to -1 to -2."
    )
  }

  @Test("A new step changes the step and leaves the count alone") func stepChanged() {
    let state = after(.stepChanged(to: 5), from: start)
    let comment: Comment =
      switch (state.count, state.step) {
      case (40, 3):
        "The step is still 3. The new one comes with the action: `case .stepChanged(let step)`."
      case (40, 8): "The new step replaces the old one; here it was added to it."
      case (40, _): "The new step comes with the action, and it was 5."
      default: "The count went from 40 to \(state.count), but only a tap changes the count."
      }
    #expect(state == CounterState(count: 40, step: 5), comment)
    guard state == CounterState(count: 40, step: 5) else { return }
    let steps = [0, 1000].map { after(.stepChanged(to: $0), from: start).step }
    #expect(
      steps == [0, 1000],
      "A step of 0 and one of 1000 are steps like any other. They became \(steps)."
    )
  }

  @Test("A tap leaves the step alone") func keepsTheStep() {  // starter passes
    let steps = [
      after(.incrementTapped, from: start).step, after(.decrementTapped, from: start).step,
    ]
    #expect(
      steps == [3, 3],
      steps.contains(1)
        ? """
        The step is 1 again, as in a new state. A tap changes the count of the existing state, and \
        nothing else.
        """
        : "Only `stepChanged` changes the step."
    )
  }

  @Test("A negative step reverses both directions") func negativeStep() {
    let counts = [
      count(after: .stepChanged(to: -2), .incrementTapped),
      count(after: .stepChanged(to: -2), .decrementTapped),
    ]
    let comment: Comment =
      switch counts {
      case [2, -2] where after(.incrementTapped, from: start).count == 43:
        "The sign of the step got lost: adding -2 takes 2 away."
      case [1, -1] where after(.stepChanged(to: -2), from: CounterState()).step == 1:
        "The step stayed 1, though it was changed to -2: a step may be negative."
      default: "From 0 with the step -2, an increment leads to -2 and a decrement to 2."
      }
    #expect(counts == [-2, 2], comment)
  }

  @Test("Each action starts from where the last one ended") func sequence() {
    let counts = (1...4).map { length in
      var state = CounterState(count: -2)
      let actions: [CounterAction] = [
        .incrementTapped, .stepChanged(to: 10), .incrementTapped, .decrementTapped,
      ]
      for action in actions.prefix(length) { counterReducer(&state, action) }
      return state.count
    }
    #expect(
      counts == [-1, -1, 9, -1],
      "From -2: an increment by 1, the step becomes 10, an increment, a decrement."
    )
    guard counts == [-1, -1, 9, -1] else { return }
    let far = [-2000, 99, 1000].map { count in
      let start = CounterState(count: count, step: 250)
      return after(
        .incrementTapped,
        .stepChanged(to: -700),
        .incrementTapped,
        .decrementTapped,
        from: start
      ).count
    }
    #expect(
      far == [-1750, 349, 1250],
      "Large numbers count like small ones. -2000, 99 and 1000, up by 250, became \(far)."
    )
  }
}
