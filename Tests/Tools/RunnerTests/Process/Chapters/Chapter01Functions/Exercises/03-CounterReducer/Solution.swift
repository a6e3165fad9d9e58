// A counter is a switch
//
// A tap adds the step to the count or takes it away. There is no lowest count.
//
// kind: write
// lesson: A counter

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
