// wrong: the highest count is the one furthest from 0
// says: Below 0, the highest count is still 0: a count of -4 isn't higher than that.
// fails: The highest count is the largest so far
// gives: (below → 4) == 0

// instead of
state.highest = max(state.highest, state.count)
// this
state.highest = max(state.highest, abs(state.count))
