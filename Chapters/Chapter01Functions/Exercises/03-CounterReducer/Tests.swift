import Testing

@Suite struct CounterReducerTests {
  private func count(from start: Int = 0, after actions: CounterAction...) -> Int {
    var state = CounterState(count: start)
    for action in actions { counterReducer(&state, action) }
    return state.count
  }

  @Test("An increment adds one") func increment() {
    #expect(
      count(from: 4, after: .incrementTapped) == 5,
      "Change `state` itself: a copy of it, or a value that is only computed, reaches nobody."
    )
  }

  @Test("A decrement takes one away") func decrement() {
    #expect(
      count(from: 4, after: .decrementTapped) == 3,
      "`decrementTapped` takes one away, whatever other actions do."
    )
  }

  @Test("A decrement can go below zero") func belowZero() {
    #expect(
      count(after: .decrementTapped, .decrementTapped) == -2,
      "Zero is no floor: the count is a plain Int, and the task names no lowest count."
    )
  }

  @Test("Each action starts from where the last one ended") func sequence() {
    #expect(
      count(
        from: -1,
        after: .incrementTapped,
        .incrementTapped,
        .decrementTapped,
        .incrementTapped
      ) == 1,
      "From -1, the counts should be 0, 1, 0, 1: add to the count, don't set it."
    )
  }
}
