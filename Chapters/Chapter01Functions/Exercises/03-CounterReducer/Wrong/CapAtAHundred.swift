// wrong: a counter ends at 100
// says: The count stops at 100, but the task names no highest count.
// fails: Each action starts from where the last one ended
// gives: (far → [-1750, 100, 100]) == [-1750, 349, 1250]

// instead of
state.count += state.step
// this
state.count = min(100, state.count + state.step)
