// wrong: the feature's effect is returned only where there is no event
// fails: The feature's effects don't change
// says: Return both

let before = state
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
return .run { [client] _ in await client.report(event) }
// next answer
Analytics(base: self, event: event)
