// wrong: the effect starts a task that reports, and ends
// fails: Cancelling the effect also cancels the client's work
// says: in a task of its own

let before = state
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
return effect.merge(
  with: .run { [client] _ in
    Task.detached { await client.report(event) }
  }
)
// next answer
Analytics(base: self, event: event)
