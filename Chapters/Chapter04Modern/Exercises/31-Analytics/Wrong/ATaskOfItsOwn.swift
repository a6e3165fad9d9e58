// wrong: the reducer starts a task that reports
// fails: The reducer reports nothing itself
// says: return an effect

let before = state
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
let client = client
Task { await client.report(event) }
return effect
// next answer
Analytics(base: self, event: event)
