// wrong: the event is made before the feature runs
// fails: The event gets the states before and after, and the action
// says: the state after the feature has run

let event = event(state, state, action)
let effect = base.reduce(into: &state, action: action)
guard let event else { return effect }
return effect.merge(with: .run { [client] _ in await client.report(event) })
// next answer
Analytics(base: self, event: event)
