// wrong: a new event replaces the one before
// says: Another action ended the client's work on an event. Nothing says that it should.
// fails: Neither the feature nor the client waits for the other, or ends it
// gives: (log.value → ["answered from 1000 to 2000"]) == ([ "asked from 0 to 1000", "opened from
//   500 to 1500", "answered from 1000 to 2000", ] → ["asked from 0 to 1000", "opened from 500 to
//   1500", "answered from 1000 to 2000"])

// instead of
return effect.merge(with: .run { [client] _ in await client.report(event) })
// this
return effect.merge(
  with: .run { [client] _ in await client.report(event) }
    .cancellable(id: "analytics", cancelInFlight: true)
)
