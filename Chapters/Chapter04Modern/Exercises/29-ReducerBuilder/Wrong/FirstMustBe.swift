// wrong: a loop has at least one iteration
// says: The loop had no iterations, and so no first reducer. An empty loop does nothing.
// fails: crash
// gives: A loop without iterations does nothing: Fatal error: Index out of range

// instead of
var effect = Effect<Action>.none
for reducer in reducers {
// this
var effect = reducers[0].reduce(into: &state, action: action)
for reducer in reducers.dropFirst() {
