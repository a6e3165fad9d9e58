// wrong: the event gets the state from after the action twice
// fails: The event gets the states before and after, and the action
// says: Make a copy

let effect = base.reduce(into: &state, action: action)
guard let event = event(state, state, action) else { return effect }
return effect.merge(with: .run { [client] _ in await client.report(event) })
// next answer
Analytics(base: self, event: event)
