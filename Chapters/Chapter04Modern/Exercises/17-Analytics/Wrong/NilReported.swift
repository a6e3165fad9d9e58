// wrong: where there is no event, that is reported
// says: There was no event, and the client was called.
// fails: Where there is no event, nothing is reported
// gives: (events → ["nothing"]) == []

// instead of
guard let event = event(before, state, action) else { return effect }
// this
let event = event(before, state, action) ?? "nothing"
