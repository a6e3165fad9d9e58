// A counter is a switch
//
// Write `counterReducer`: `incrementTapped` adds one to the count, `decrementTapped` takes one
// away, with no lowest count. Nothing is returned: the reducer changes `state` itself.
//
// kind: write
// lesson: A reducer is a function

struct CounterState: Equatable {
  var count = 0
}

enum CounterAction {
  case incrementTapped
  case decrementTapped
}

func counterReducer(_ state: inout CounterState, _ action: CounterAction) {
  // answer
  // starter: // Your code here.
  switch action {
  case .incrementTapped:
    state.count += 1
  case .decrementTapped:
    state.count -= 1
  }
  // end answer
}
