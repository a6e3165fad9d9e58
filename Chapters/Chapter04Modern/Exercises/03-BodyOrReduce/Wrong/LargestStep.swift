// wrong: the highest count is the largest step
// says: The highest count stayed 3 when the count rose to 4. Compare it with the count, not with
//   the step.
// fails: The highest count is the largest so far
// gives: (again → 3) == 4

// instead of
case .stepped:
  state.highest = max(state.highest, state.count)
// this
case .stepped(let step):
  state.highest = max(state.highest, step)
