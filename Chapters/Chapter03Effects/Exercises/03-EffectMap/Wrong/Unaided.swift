// wrong: a counter's actions are expected to reach the app by themselves
// says: The counter's effect was thrown away. Return it, with its answers embedded as actions of
//   the app.
// fails: A tap asks for the counter's prime when the effect is started, and sends the answer there
// gives: (left → ["returned"]) == ["returned", "asked for 7", "sent
//   left(CounterAction.nthPrimeResponse(70))"]

// instead of
return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
// this
_ = counterReducer(&state.left, action, ask: ask)
return .none
