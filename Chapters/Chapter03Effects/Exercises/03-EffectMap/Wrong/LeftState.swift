// wrong: a line is copied, and the right counter's actions change the left one
// says: The right counter was tapped, and the left one's count was asked for. Run the reducer on
//   `state.right`.
// fails: A tap asks for the counter's prime when the effect is started, and sends the answer there
// gives: (right → ["returned", "asked for 7", "sent right(CounterAction.nthPrimeResponse(70))"]) ==
//   ["returned", "asked for 10", "sent right(CounterAction.nthPrimeResponse(100))"]

// instead of
return counterReducer(&state.right, action, ask: ask).map(AppAction.right)
// this
return counterReducer(&state.left, action, ask: ask).map(AppAction.right)
