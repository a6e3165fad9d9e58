// wrong: the effect is started by the app's reducer, as nobody else seems to do it
// says: The server was asked before the reducer had returned. Return the effect; the store starts
//   it.
// fails: A tap asks for the counter's prime when the effect is started, and sends the answer there
// gives: (left → ["asked for 7", "returned"]) == ["returned", "asked for 7", "sent
//   left(CounterAction.nthPrimeResponse(70))"]

// instead of
return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
// this
counterReducer(&state.left, action, ask: ask).start({ _ in }, {})
return .none
