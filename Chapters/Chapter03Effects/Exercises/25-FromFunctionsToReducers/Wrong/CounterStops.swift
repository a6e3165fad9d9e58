// wrong: the counter is rewritten, with a floor
// says: The counter stops at zero, and the old one had no floor.
// fails: The counter counts as it did in `Before`
// gives: (counts → [4, 0]) == [4, -1]

// instead of
let counterReducer = Reducer<Int, CounterAction, Void>(function: Before.counterReducer)
// this
let counterReducer = Reducer<Int, CounterAction, Void> { count, action, _ in
  Before.counterReducer(&count, action)
  count = max(0, count)
  return .none
}
