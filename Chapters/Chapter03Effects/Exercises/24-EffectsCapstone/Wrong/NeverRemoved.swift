// wrong: an entry is removed only when it is cancelled, not when its effect ends
// fails: An effect that completes immediately leaves nothing in flight, with or without an id
// says: effectsInFlight
// file: Effects/Effect+Register.swift

// instead of
subscriber.onEnd { table.remove(id: id, key: key) }
// this
