// wrong: only the reporting effect is returned
// fails: The feature's effects don't change
// says: was thrown away

let before = state
_ = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return .none }
return .run { [client] _ in await client.report(event) }
// next answer
Analytics(base: self, event: event)
