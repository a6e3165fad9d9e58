// wrong: the states are kept, and the reducer is forgotten
// says: The record ran no reducer: call it with `&history.present`.
// fails: A record runs the reducer on the present, once
// gives: (states → ["", ""]) == ["a", "ab"]

// instead of
reducer(&history.present, action)
// this

