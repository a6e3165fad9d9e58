// wrong: a tap is one, whatever the step
// says: The count changed by 1, but the step was 3: read `state.step`.
// fails: An increment adds the step
// gives: (after(.incrementTapped).count → 41) == 43

// instead of
state.count += state.step
// this
state.count += 1

// instead of
state.count -= state.step
// this
state.count -= 1
