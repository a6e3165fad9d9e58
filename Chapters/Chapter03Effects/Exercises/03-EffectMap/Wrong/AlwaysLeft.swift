// wrong: a line is copied, and the right counter's answers go to the left one
// says: The right counter asked, and its answer went to the left one. Embed it with
//   `AppAction.right`.
// fails: A tap asks for the counter's prime when the effect is started, and sends the answer there
// gives: (right → ["returned", "asked for 10", "sent left(CounterAction.nthPrimeResponse(100))"])
//   == ["returned", "asked for 10", "sent right(CounterAction.nthPrimeResponse(100))"]

// instead of
return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
// this
return counterReducer(&state.right, action, ask: ask).map(AppAction.left)
