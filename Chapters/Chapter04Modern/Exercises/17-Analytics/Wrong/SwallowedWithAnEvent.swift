// wrong: the feature's effect is returned only where there is no event
// says: Where there is an event, the feature's effect was dropped. Return both.
// fails: The feature keeps its effects, event or not
// gives: ([reported, silent] → [[], ["yes"]]) == [["yes"], ["yes"]]

// instead of
return effect.merge(with: .run { [client] _ in await client.report(event) })
// this
return .run { [client] _ in await client.report(event) }
