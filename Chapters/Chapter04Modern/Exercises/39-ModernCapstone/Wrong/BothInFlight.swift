// wrong: an id is enough to end what has it
// says: Both effects are in the table. `cancelInFlight` has to cancel the earlier one.
// file: Store.swift
// fails: `cancelInFlight` ends the running effect, not the new one
// gives: (running → ["first", "second"]) == ["second"]

// instead of
if cancelInFlight { effects.cancel(id, at: place.path) }
// this

