// wrong: the feature's effects wait for the client
// says: The feature's effect waited for the client, or the client for it. Merge them, so that
//   neither waits.
// fails: Neither the feature nor the client waits for the other, or ends it
// gives: (log.value → ["asked from 0 to 1000", "opened from 500 to 1500", "answered from 2000 to
//   3000"]) == ([ "asked from 0 to 1000", "opened from 500 to 1500", "answered from 1000 to 2000",
//   ] → ["asked from 0 to 1000", "opened from 500 to 1500", "answered from 1000 to 2000"])

// instead of
return effect.merge(with: .run { [client] _ in await client.report(event) })
// this
return .concatenate(.run { [client] _ in await client.report(event) }, effect)
