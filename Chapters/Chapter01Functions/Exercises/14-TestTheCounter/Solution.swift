// Test a counter
//
// `counterReducer` is already written, and does what the comments below say. Write tests that would
// notice if it didn't. They run on the right reducer first, where they must pass, and then on six
// wrong ones, each of which must fail at least one test. The verdict names the wrong ones that your
// tests accept.
//
// kind: test
// lesson: A test of the tests

import Testing

struct CounterState: Equatable {
  /// May be below zero.
  var count = 0
  /// What a tap adds or takes away. May be negative.
  var step = 1
  /// The highest count there has been; 0 at the start, when the count is 0.
  var highest = 0
}

enum CounterAction {
  /// Adds the step to the count.
  case incrementTapped
  /// Takes the step from the count.
  case decrementTapped
  /// Changes the step. The count stays.
  case stepChanged(to: Int)
  /// Sets the count to 0. The step and the highest count stay.
  case resetTapped
}

/// The state after some actions, from the start: `after(.incrementTapped, .resetTapped)`.
func after(_ actions: CounterAction...) -> CounterState {
  var state = CounterState()
  for action in actions { counterReducer(&state, action) }
  return state
}

// answer
// starter: @Suite struct CounterTests {
// starter:   @Test("An increment adds one") func increment() {
// starter:     #expect(after(.incrementTapped).count == 1)
// starter:   }
// starter: }
@Suite struct CounterTests {
  @Test("An increment adds the step, and the highest count follows") func increment() {
    #expect(after(.incrementTapped) == CounterState(count: 1, highest: 1))
    #expect(
      after(.stepChanged(to: 5), .incrementTapped, .incrementTapped)
        == CounterState(count: 10, step: 5, highest: 10)
    )
  }

  @Test("A decrement takes the step away, even below zero") func decrement() {
    #expect(after(.decrementTapped, .decrementTapped) == CounterState(count: -2))
    #expect(after(.stepChanged(to: 5), .decrementTapped) == CounterState(count: -5, step: 5))
  }

  @Test("A change of the step leaves the count as it is") func stepChanged() {
    #expect(
      after(.incrementTapped, .incrementTapped, .stepChanged(to: 5))
        == CounterState(count: 2, step: 5, highest: 2)
    )
  }

  @Test("A reset leaves the step and the highest count") func reset() {
    #expect(
      after(.stepChanged(to: 5), .incrementTapped, .resetTapped)
        == CounterState(count: 0, step: 5, highest: 5)
    )
  }

  @Test("The highest count stays when the count goes down") func highestStays() {
    #expect(
      after(.incrementTapped, .incrementTapped, .decrementTapped)
        == CounterState(count: 1, highest: 2)
    )
  }

  @Test("A decrement by a negative step goes up") func negativeStep() {
    #expect(
      after(.stepChanged(to: -3), .decrementTapped) == CounterState(count: 3, step: -3, highest: 3)
    )
  }
}
// end answer
