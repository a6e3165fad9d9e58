// wrong: only the reporting effect is returned
// says: The feature asked, and the answer never arrived: its effect was dropped.
// fails: The feature keeps its effects, event or not
// gives: ([reported, silent] → [[], []]) == [["yes"], ["yes"]]

// instead of
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
return effect.merge(with: .run { [client] _ in await client.report(event) })
// this
_ = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return .none }
return .run { [client] _ in await client.report(event) }
