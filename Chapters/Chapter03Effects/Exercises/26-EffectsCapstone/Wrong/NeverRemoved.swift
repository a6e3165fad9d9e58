// wrong: an entry is removed only when it is cancelled, not when its effect ends
// file: Effects/Effect+Register.swift
// fails: receive(on:) brings what comes from another thread to the store's
// gives: (store.effectsInFlight → 1) == 0

// instead of
subscriber.onEnd { table.remove(id: id, key: key) }
// this
