// wrong: the feature's effects wait for the client
// fails: The feature doesn't wait for the client
// says: one effect waits for the other

let before = state
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
return .concatenate(.run { [client] _ in await client.report(event) }, effect)
// next answer
Analytics(base: self, event: event)
