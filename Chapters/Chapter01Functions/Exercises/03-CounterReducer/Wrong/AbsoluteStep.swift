// wrong: a step only has a size, and the action has the direction
// says: The sign of the step got lost: adding -2 takes 2 away.
// fails: A negative step reverses both directions
// gives: (counts → [42, 38]) == [38, 42]

// instead of
state.count += state.step
// this
state.count += abs(state.step)

// instead of
state.count -= state.step
// this
state.count -= abs(state.step)
