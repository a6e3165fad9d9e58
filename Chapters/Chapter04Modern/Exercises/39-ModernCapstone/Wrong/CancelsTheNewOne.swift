// wrong: what has the id is cancelled when the new effect runs
// says: Both effects have ended, the new one, too. Cancel what is running, and then start.
// file: Store.swift
// fails: `cancelInFlight` ends the running effect, not the new one
// gives: (running → []) == ["second"]

// instead of
if cancelInFlight { effects.cancel(id, at: place.path) }
var inner = place
inner.keys += EffectKey.all(of: id, at: place.path)
start(operation, at: inner, then: complete)
// this
var inner = place
inner.keys += EffectKey.all(of: id, at: place.path)
start(operation, at: inner, then: complete)
if cancelInFlight { effects.cancel(id, at: place.path) }
