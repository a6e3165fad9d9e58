// A counter is a switch
//
// PrimeTime's counter goes up and down by one. Yours has a step, which another action changes.
// Write `counterReducer`. `incrementTapped` adds the step to the count, `decrementTapped` subtracts
// it, and `stepChanged(to:)` sets the step. The count and the step may be any numbers. The reducer
// returns nothing: it changes `state` itself.
//
// kind: write
// lesson: A reducer is a function
// plays: counter

struct CounterState: Equatable {
  var count = 0
  var step = 1
}

enum CounterAction {
  case incrementTapped
  case decrementTapped
  case stepChanged(to: Int)
}

func counterReducer(_ state: inout CounterState, _ action: CounterAction) {
  // answer
  // starter: // Your code here.
  switch action {
  case .incrementTapped:
    state.count += state.step
  case .decrementTapped:
    state.count -= state.step
  case .stepChanged(let step):
    state.step = step
  }
  // end answer
}
