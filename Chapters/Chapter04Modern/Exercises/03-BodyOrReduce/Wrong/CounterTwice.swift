// wrong: the counter is in the body and is called by hand
// says: The counter ran twice for one action. A reducer in the body runs by itself; don't call it
//   as well.
// fails: The counter counts
// gives: (count → 6) == 3

// instead of
case .stepped:
// this
case .stepped(let step):
  state.count += step
