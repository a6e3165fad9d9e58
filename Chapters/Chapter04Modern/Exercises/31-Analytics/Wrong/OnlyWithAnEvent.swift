// wrong: where there is no event, the feature doesn't run
// fails: The feature runs once for each action
// says: It has to run in any case

guard let event = event(state, state, action) else { return .none }
return base.reduce(into: &state, action: action)
  .merge(with: .run { [client] _ in await client.report(event) })
// next answer
Analytics(base: self, event: event)
