// wrong: events are written in small letters
// says: An event was changed before it was reported.
// fails: Each event is reported once, as it is
// gives: (odd → ["", " added "]) == ["", " Added "]

// instead of
return effect.merge(with: .run { [client] _ in await client.report(event) })
// this
return effect.merge(with: .run { [client] _ in await client.report(event.lowercased()) })
