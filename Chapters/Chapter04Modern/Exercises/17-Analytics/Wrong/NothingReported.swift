// wrong: the event is made, and left to somebody else
// says: There was an event, and the client wasn't called. Call it in an effect, and return that.
// fails: The client is called in the effect, and cancelled with it
// gives: (arrived.value → 0) == 1

// instead of
return effect.merge(with: .run { [client] _ in await client.report(event) })
// this
_ = event
return effect
