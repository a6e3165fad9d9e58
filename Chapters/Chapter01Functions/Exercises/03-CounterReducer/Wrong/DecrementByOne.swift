// wrong: only the increment has a step
// says: The decrement took 1 away, but the step was 3: it goes for both directions.
// fails: A decrement takes the step away
// gives: (after(.decrementTapped).count → 39) == 37

// instead of
state.count -= state.step
// this
state.count -= 1
