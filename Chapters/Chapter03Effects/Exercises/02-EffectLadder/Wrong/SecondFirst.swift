// wrong: the order makes no difference
// says: The second reducer ran first.
// fails: `combine` runs the first reducer, then the second
// gives: (state.name → "second first ") == "first second "

// instead of
first(&state, action) + second(&state, action)
// this
let effects = second(&state, action)
return first(&state, action) + effects
