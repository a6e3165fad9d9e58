// wrong: the action that came in is sent back, since it is an action of the app
// says: The answer is gone, and the question came back. Embed what the counter's effect sends.
// fails: A tap asks for the counter's prime when the effect is started, and sends the answer there
// gives: (left → ["returned", "asked for 7", "sent left(CounterAction.nthPrimeTapped)"]) ==
//   ["returned", "asked for 7", "sent left(CounterAction.nthPrimeResponse(70))"]

// instead of
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map(AppAction.left)
// this
let question = action
switch action {
case .left(let action):
  return counterReducer(&state.left, action, ask: ask).map { _ in question }
